import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { whenIdle } from '../hooks/whenIdle.ts'
import { useIsServed } from '../ui/useServed.ts'
import { WeekHashtagsDocument } from './WeekHashtags.generated.ts'

/** The hashtags of the week, requested when the page is idle and once a visit. Undefined until they are known. */
export function useWeekHashtags() {
  const client = useApolloClient()
  // A part of a served page may hydrate after another part has loaded them.
  const isServed = useIsServed()
  const [isDue, setDue] = useState(() => !isServed && client.readQuery({ query: WeekHashtagsDocument }) !== null)
  useEffect(() => whenIdle(() => setDue(true)), [])
  const { data, error } = useQuery(WeekHashtagsDocument, { skip: !isDue })
  return { hashtags: data?.weekHashtags, hasFailed: error !== undefined }
}

import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { useAgainOnline } from '../hooks/useAgainOnline.ts'
import { whenIdle } from '../hooks/whenIdle.ts'
import { useIsServed } from '../ui/useServed.ts'
import { WeekHashtagsDocument } from './WeekHashtags.generated.ts'

/** The week's hashtags, undefined until they are known. They are requested when the page is idle. */
export function useWeekHashtags() {
  const client = useApolloClient()
  // Another part of the page may have loaded them before this one hydrates.
  const isServed = useIsServed()
  const [isDue, setDue] = useState(() => !isServed && client.readQuery({ query: WeekHashtagsDocument }) !== null)
  useEffect(() => whenIdle(() => setDue(true)), [])
  const { data, error, refetch } = useQuery(WeekHashtagsDocument, { skip: !isDue })
  useAgainOnline(error, refetch)
  return { hashtags: data?.weekHashtags, hasFailed: error !== undefined }
}

import type { OperationVariables } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Place, placeHere, setReadAround } from '../navigation/place.ts'
import type { IdConnection } from './connection.ts'
import type { PageQuery } from './usePageQuery.ts'
import { type Watched, watchedPart } from './watchedPart.ts'

export const pageSize = 20

/** The place around which a history entry is read, because the cached list lacks it; and a function to give it up. */
export function useListPlace<Data, Variables extends OperationVariables>(
  { query, variables }: PageQuery<Data, Variables>,
  pick: (data: Watched<Data>) => IdConnection | null | undefined,
): [Place | null, () => void] {
  const client = useApolloClient()
  const { key } = useLocation()
  const [used, setUsed] = useState(() => {
    const place = placeHere()
    const data = place && (client.readQuery({ query: watchedPart(query), variables }) as Watched<Data> | null)
    const list = data && pick(data)
    // If the page's data has no list, another page is shown instead, and that one returns to the place.
    const isElsewhere = place === null || (data !== null && !list) || list?.ids.all.includes(place.id)
    setReadAround(key, !isElsewhere)
    return isElsewhere ? null : place
  })
  const [first] = useState(key)
  return [first === key ? used : null, () => setUsed(null)]
}

/** One page around the place. Two pages with all fields of a row may cost more than an operation may. */
export function around<Data, Variables extends OperationVariables>(page: PageQuery<Data, Variables>, place: Place) {
  return { ...page, variables: { ...page.variables, first: pageSize, after: place.after } }
}

/** Whether the page around a place ends so soon below it that what follows, which may show, is read first. */
export function useRestOfPlace(
  place: Place | null,
  found: IdConnection | null | undefined,
  read: (after: string | null) => Promise<unknown>,
): boolean {
  const [isEnough, setEnough] = useState(false)
  const { hasNextPage = false, endCursor = null } = found?.pageInfo ?? {}
  const isShort = !isEnough && place && found && hasNextPage && found.ids.all.length < place.between + pageSize
  if (!isEnough && place && found && !isShort) setEnough(true)
  const readRest = useEffectEvent(() => {
    // After a failure the list is shown as it is, and loads its next page as usual.
    void read(endCursor).catch(() => setEnough(true))
  })
  // The list grows a moment after the promise resolves.
  useEffect(() => {
    if (isShort) readRest()
  }, [isShort, endCursor])
  return isShort === true
}

import { useQuery } from '@apollo/client/react'
import { useAgainOnline } from '../hooks/useAgainOnline.ts'
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts'
import { UserSearchDocument } from './UserSearch.generated.ts'

const pauseMs = 200

/** The part of a text that accounts are searched by. */
export const wantedOf = (typed: string) => typed.trim().replace(/^@/, '').slice(0, 64)

/** Searches for accounts when typing pauses. Never returns results for an older text. */
export function useUserSearch(typed: string) {
  const wanted = wantedOf(typed)
  const search = useDebouncedValue(wanted, pauseMs)
  const { data, error, loading, refetch } = useQuery(UserSearchDocument, {
    variables: { search },
    skip: search === '',
    fetchPolicy: 'cache-and-network',
  })
  useAgainOnline(error, refetch)
  const isCurrent = search === wanted && search !== ''
  return {
    search,
    isOpen: wanted !== '',
    users: isCurrent ? (data?.users.edges.map((edge) => edge.node) ?? []) : [],
    isEmpty: isCurrent && !loading && data?.users.edges.length === 0,
    failed: isCurrent && Boolean(error),
  }
}

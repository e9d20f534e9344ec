import { useSearchParams } from 'react-router-dom'

/** The cursor in the address, after which the list starts, for links that work without scripts. */
export function useAfter(): { after?: string } {
  const [search] = useSearchParams()
  const after = search.get('after')
  return after ? { after } : {}
}

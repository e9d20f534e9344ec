import { useSearchParams } from 'react-router-dom'

/** The cursor in the address, behind which the page's list begins: readers without scripts go on by such links. */
export function useAfter(): { after?: string } {
  const [search] = useSearchParams()
  const after = search.get('after')
  return after ? { after } : {}
}

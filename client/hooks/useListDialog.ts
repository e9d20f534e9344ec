import { useSearchParams } from 'react-router-dom'
import { canGoBack, useGoBack } from '../navigation/routerIndex.ts'

/** The dialog of a list with its own address: `?list=` names it. */
export function useListDialog(): { list: string | null; close: () => void } {
  const [search, setSearch] = useSearchParams()
  const goBack = useGoBack()
  const close = () => {
    if (canGoBack()) return goBack()
    const others = new URLSearchParams(search)
    others.delete('list')
    setSearch(others, { replace: true })
  }
  return { list: search.get('list'), close }
}

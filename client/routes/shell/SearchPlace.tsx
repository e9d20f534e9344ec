import { useDialog } from '../../hooks/useDialog.ts'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart } from '../../ui/PartBoundary.tsx'

const SearchDialog = lazyRoute(() => import('../../users/SearchDialog.tsx'))

/** The search dialog. The key `/` and the button in a page's header open it. */
export function SearchPlace() {
  const { isOpen, close } = useDialog('search')
  if (!isOpen) return null
  return (
    <OverlayPart onMissing={close}>
      <SearchDialog onClose={close} />
    </OverlayPart>
  )
}

import { useDialog } from '../../hooks/useDialog.ts'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart } from '../../ui/PartBoundary.tsx'

const SearchDialog = lazyRoute(() => import('../../users/SearchDialog.tsx'))

export function SearchPlace() {
  const { isOpen, close } = useDialog('search')
  if (!isOpen) return null
  return (
    <OverlayPart onMissing={close}>
      <SearchDialog onClose={close} />
    </OverlayPart>
  )
}

import { useDialog } from '../../hooks/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart } from '../../ui/PartBoundary.tsx'

const DeleteAccountDialog = lazyRoute(() => import('./DeleteAccountDialog.tsx'), 'members')

/** `token` belongs to a session other than the current one. */
type Props = { username: string; token?: string; onDeleted: () => void; alsoLost?: () => string }

export function DeleteAccountButton(account: Props) {
  const dialog = useDialog('delete-account')
  return (
    <>
      <Button kind="danger" onClick={dialog.open}>
        Delete account
      </Button>
      {dialog.isOpen && (
        <OverlayPart onMissing={dialog.close}>
          <DeleteAccountDialog {...account} onClose={dialog.close} />
        </OverlayPart>
      )}
    </>
  )
}

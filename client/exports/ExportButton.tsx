import { useDialog } from '../hooks/useDialog.ts'
import { Button } from '../ui/Button.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'

const ExportDialog = lazyRoute(() => import('./ExportDialog.tsx'), 'members')

/** Asks for the password and downloads all data of an account. `token` is of a session other than the current one. */
export function ExportButton(account: { username: string; token?: string }) {
  const dialog = useDialog('export')
  return (
    <>
      <Button kind="outline" onClick={dialog.open}>
        Download your data
      </Button>
      {dialog.isOpen && (
        <OverlayPart onMissing={dialog.close}>
          <ExportDialog {...account} onClose={dialog.close} />
        </OverlayPart>
      )}
    </>
  )
}

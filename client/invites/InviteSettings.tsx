import { useListDialog } from '../hooks/useListDialog.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'

const InvitesDialog = lazyRoute(() => import('./InvitesDialog.tsx'), 'members')

export function InviteSettings() {
  const { list, close } = useListDialog()
  return (
    <>
      <p>Others need an invite to sign up here.</p>
      <ButtonLink kind="outline" to="/settings?list=invites">
        Your invites
      </ButtonLink>
      {list === 'invites' && (
        <OverlayPart onMissing={close}>
          <InvitesDialog onClose={close} />
        </OverlayPart>
      )}
    </>
  )
}

import { ResetForm } from '../../auth/ResetForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

/** `/reset#token`, the link to a new password, from a mail or from whoever runs the site. */
export default function ResetPage() {
  return (
    <ModalPage title="New password">
      <ResetForm />
    </ModalPage>
  )
}

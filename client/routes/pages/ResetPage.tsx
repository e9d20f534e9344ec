import { ResetForm } from '../../auth/ResetForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

/** `/reset#token`: a new password with a link from a mail, or from whoever runs the site. */
export default function ResetPage() {
  return (
    <ModalPage title="New password">
      <ResetForm />
    </ModalPage>
  )
}

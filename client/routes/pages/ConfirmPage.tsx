import { ConfirmForm } from '../../auth/ConfirmForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

/** `/confirm#token`: a new email address with the link that was sent to it. */
export default function ConfirmPage() {
  return (
    <ModalPage title="New email address">
      <ConfirmForm />
    </ModalPage>
  )
}

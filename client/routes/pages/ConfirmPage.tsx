import { ConfirmForm } from '../../auth/ConfirmForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

/** `/confirm#token`, the link that was mailed to a new address. */
export default function ConfirmPage() {
  return (
    <ModalPage title="New email address">
      <ConfirmForm />
    </ModalPage>
  )
}

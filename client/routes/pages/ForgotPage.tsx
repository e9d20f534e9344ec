import { ForgotForm } from '../../auth/ForgotForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

export default function ForgotPage() {
  return (
    <ModalPage title="Forgot password">
      <ForgotForm />
    </ModalPage>
  )
}

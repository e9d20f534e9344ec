import { LogInForm } from '../../auth/LogInForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

export default function LogInPage() {
  return (
    <ModalPage title="Log in">
      <LogInForm />
    </ModalPage>
  )
}

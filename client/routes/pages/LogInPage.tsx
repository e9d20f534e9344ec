import { LogInForm } from '../../auth/LogInForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

/** `/login` */
export default function LogInPage() {
  return (
    <ModalPage title="Log in">
      <LogInForm />
    </ModalPage>
  )
}

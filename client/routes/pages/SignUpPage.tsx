import { SignUpForm } from '../../auth/SignUpForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

export default function SignUpPage() {
  return (
    <ModalPage title="Sign up">
      <SignUpForm />
    </ModalPage>
  )
}

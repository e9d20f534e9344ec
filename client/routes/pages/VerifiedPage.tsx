import { useGoBack } from '../../navigation/routerIndex.ts'
import { VerifiedForm } from '../../users/VerifiedForm.tsx'
import { ModalPage } from '../shell/ModalPage.tsx'

export default function VerifiedPage() {
  return (
    <ModalPage title="Verified">
      <VerifiedForm onDone={useGoBack()} />
    </ModalPage>
  )
}

import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { clearSession } from '../../auth/session.ts'
import { LogOutDocument } from '../../auth/Auth.generated.ts'
import { useViewer } from '../../auth/viewer.ts'
import { hasDrafts } from '../../composer/drafts.ts'
import { hasWaiting } from '../../outbox/outbox.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { useGoBack } from '../../navigation/routerIndex.ts'
import { useSettings } from '../../ui/settings.tsx'
import { useTitle } from '../../hooks/useTitle.ts'
import { forgetAccount } from './forgetAccount.ts'

/** `/logout`: asks, then ends the session in the browser and on the server. */
export default function LogOutPage() {
  const { brand } = useSettings()
  const [endSession] = useMutation(LogOutDocument)
  const navigate = useNavigate()
  const goBack = useGoBack()
  const { loggedIn } = useViewer()
  const [isLeaving, setLeaving] = useState(false)
  useTitle('Log out')
  const logOut = async () => {
    setLeaving(true)
    // Without a connection the browser forgets the session, and the server's session expires later.
    await endSession().catch(() => {})
    void navigate('/', { replace: true })
    clearSession()
    forgetAccount()
  }
  if (!loggedIn && !isLeaving) return <Navigate to="/" replace />
  return (
    <Confirm
      title={`Log out of ${brand}?`}
      text={`You can always log back in at any time.${lost()}`}
      action="Log out"
      onConfirm={logOut}
      onCancel={goBack}
    />
  )
}

/** Says what logging out discards. */
function lost(): string {
  const waiting = hasWaiting() ? ' Tweets waiting to be sent are discarded.' : ''
  return hasDrafts() ? `${waiting} Unsent drafts are discarded.` : waiting
}

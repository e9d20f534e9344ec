import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { endSessions } from '../../auth/endSessions.ts'
import { clearSession, readToken } from '../../auth/session.ts'
import { useViewer } from '../../auth/viewer.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { useGoBack } from '../../navigation/routerIndex.ts'
import { useSettings } from '../../ui/settings.tsx'
import { useTitle } from '../../hooks/useTitle.ts'
import { forgetAccount, otherSessions, whatIsForgotten } from './forgetAccount.ts'

/** `/logout`: asks, then ends the sessions of all accounts in this browser, here and on the server. */
export default function LogOutPage() {
  const { brand } = useSettings()
  const client = useApolloClient()
  const navigate = useNavigate()
  const goBack = useGoBack()
  const { loggedIn } = useViewer()
  const [isLeaving, setLeaving] = useState(false)
  useTitle('Log out')
  const logOut = async () => {
    setLeaving(true)
    const current = readToken()
    await endSessions(client, [...(current === null ? [] : [current]), ...otherSessions().map(({ token }) => token)])
    void navigate('/', { replace: true })
    clearSession()
    forgetAccount()
  }
  if (!loggedIn && !isLeaving) return <Navigate to="/" replace />
  return (
    <Confirm
      title={`Log out of ${brand}?`}
      text={`You can always log back in at any time.${whatIsForgotten()}`}
      action="Log out"
      onConfirm={logOut}
      onCancel={goBack}
    />
  )
}

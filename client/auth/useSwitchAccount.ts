import { useApolloClient } from '@apollo/client/react'
import { useNavigate } from 'react-router-dom'
import { contextWith } from '../apollo/contextWith.ts'
import { messageOf } from '../apollo/errors.ts'
import { forgetPictures } from '../offline/forgetPictures.ts'
import { forgetSharedFiles } from '../offline/sharedFiles.ts'
import { toastError } from '../ui/toast.ts'
import { type Account, forgetOther, makeCurrent } from './accounts.ts'
import { ViewerDocument } from './Viewer.generated.ts'

const unfinished = 'Finish or discard what you have begun here, then switch.'

let isSwitching = false

/** Whether something in the page would be lost with it: then it keeps the browser from closing the page. */
const wouldLose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Switches to an account if its session is still open; if not, the user must log in. One switch runs at a time. */
export function useSwitchAccount(): (account: Account) => Promise<void> {
  const client = useApolloClient()
  const navigate = useNavigate()
  return async ({ token, user }) => {
    if (isSwitching) return
    if (wouldLose()) return toastError(unfinished)
    isSwitching = true
    try {
      // Apollo must not answer with the result of an equal query, which belongs to another token.
      const context = { ...contextWith(token), queryDeduplication: false }
      const { data } = await client.query({ query: ViewerDocument, context, fetchPolicy: 'no-cache' })
      if (!data?.viewer) {
        forgetOther(token)
        return void navigate('/login', { state: { username: user.username } })
      }
      if (wouldLose()) return toastError(unfinished)
      void navigate('/home')
      makeCurrent({ token, user: data.viewer })
      void forgetPictures()
      void forgetSharedFiles()
    } catch (error) {
      toastError(messageOf(error))
    } finally {
      isSwitching = false
    }
  }
}

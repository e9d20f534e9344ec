import { useMutation } from '@apollo/client/react'
import { PasswordConfirmation } from '../auth/settings/PasswordConfirmation.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { RequestExportDocument } from './Exports.generated.ts'

/** `token` belongs to a session other than the current one. */
type Props = { username: string; token?: string; onClose: () => void }

export default function ExportDialog({ username, token, onClose }: Props) {
  const [request] = useMutation(RequestExportDocument, { context: { token } })
  const send = async (password: string) => {
    const { data } = await request({ variables: { input: { password } } })
    if (!data) return
    download(data.requestExport.path)
    toastSuccess('Your download begins')
    onClose()
  }
  return (
    <PasswordConfirmation
      title="Download your data"
      text="A ZIP file with what you wrote, your pictures and videos, likes, bookmarks, follows and settings, and pages to read in a browser."
      username={username}
      action={['Download', 'Preparing…']}
      send={send}
      onClose={onClose}
    />
  )
}

/** The dialog goes back in the history as it closes, which would stop a navigation. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}

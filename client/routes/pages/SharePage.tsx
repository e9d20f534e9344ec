import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'
import { addToNewPost, handFiles, sharedText } from '../../composer/shared.ts'
import { useDialogs } from '../../hooks/useDialog.ts'
import { takeSharedFiles } from '../../offline/sharedFiles.ts'
import { toastError } from '../../ui/toast.ts'
import { HomeSkeleton } from '../waiting/PageSkeleton.tsx'

/** `/share`, where other apps and the app's shortcut lead: opens the composer over Home with the shared text and files. */
export default function SharePage() {
  const { search } = useLocation()
  const { shown } = useViewer()
  const navigate = useNavigate()
  const { open } = useDialogs()
  useEffect(() => {
    const words = new URLSearchParams(search)
    const arrive = async (username: string) => {
      const hasFiles = words.get('files') ?? '0'
      const files = hasFiles === '0' ? [] : await takeSharedFiles().catch(() => [])
      if (window.location.pathname !== '/share') return
      if (hasFiles !== '0' && files.length === 0)
        toastError('The shared files did not arrive. Share them again, or add them here.')
      addToNewPost(username, sharedText(words))
      handFiles(files)
      // Back from the composer leads to Home, not here.
      void navigate('/home', { replace: true })
      open('compose')
    }
    if (shown && window.location.pathname === '/share') void arrive(shown.username)
  }, [shown, search, navigate, open])
  return <HomeSkeleton />
}

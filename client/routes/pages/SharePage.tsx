import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'
import { addToNewPost, handFiles, sharedText } from '../../composer/shared.ts'
import { useDialogs } from '../../hooks/useDialog.ts'
import { takeSharedFiles } from '../../offline/sharedFiles.ts'
import { toastError } from '../../ui/toast.ts'
import { HomeSkeleton } from '../waiting/PageSkeleton.tsx'

/** `/share`, opened by other apps and the app's shortcut: the composer over Home with the shared text and files. */
export default function SharePage() {
  const { search } = useLocation()
  const username = useViewer().shown?.username
  const navigate = useNavigate()
  const { open } = useDialogs()
  useEffect(() => {
    const words = new URLSearchParams(search)
    /** How many files the worker has kept, or `lost`. */
    const shared = words.get('files') ?? '0'
    const arrive = async (author: string) => {
      const files = shared === '0' ? [] : await takeSharedFiles().catch(() => [])
      if (window.location.pathname !== '/share') return
      if (words.has('large')) toastError('A shared file is larger than 100 MB, too large for a Tweet.')
      else if (shared !== '0' && files.length === 0)
        toastError('The shared files did not arrive. Share them again, or add them here.')
      addToNewPost(author, sharedText(words))
      handFiles(files)
      // Back from the composer leads to Home, not to this page.
      void navigate('/home', { replace: true })
      open('compose')
    }
    if (username && window.location.pathname === '/share') void arrive(username)
  }, [username, search, navigate, open])
  return <HomeSkeleton />
}

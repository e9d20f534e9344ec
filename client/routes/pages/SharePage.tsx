import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useViewer } from '../../auth/viewer.ts'
import { addToNewPost, sharedText } from '../../composer/shared.ts'
import { useDialogs } from '../../hooks/useDialog.ts'
import { HomeSkeleton } from '../waiting/PageSkeleton.tsx'

/** `/share`, where other apps and the app's shortcut lead: opens the composer over Home with the shared text. */
export default function SharePage() {
  const { search } = useLocation()
  const { shown } = useViewer()
  const navigate = useNavigate()
  const { open } = useDialogs()
  useEffect(() => {
    if (!shown || window.location.pathname !== '/share') return
    addToNewPost(shown.username, sharedText(new URLSearchParams(search)))
    // Back from the composer leads to Home, not here.
    void navigate('/home', { replace: true })
    open('compose')
  }, [shown, search, navigate, open])
  return <HomeSkeleton />
}

import './ui/tokens.css'
import './ui/base.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readServed } from './apollo/served.ts'
import { App } from './app.tsx'
import { readToken } from './auth/session.ts'
import { isDialogOpen } from './hooks/useDialog.ts'
import { watchHistory } from './navigation/useLeaveGuard.ts'
import { loadPageAt } from './routes/routes.tsx'
import { readSettings } from './ui/settings.tsx'

window.history.scrollRestoration = 'manual'
watchHistory()
void start()

/** Hydrates the page that the server rendered. Draws the app anew over a shell, or if it must look different here. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const served = readToken() === null ? readServed() : null
  const app = (
    <StrictMode>
      <App settings={{ ...readSettings(), ...(served && { servedAt: served.servedAt }) }} firstCache={served?.cache} />
    </StrictMode>
  )
  const isSame = served !== null && !isDialogOpen() && (await isLoaded())
  const isSnapshot = root.querySelector('[data-snapshot]') !== null
  // Until its code is there, the app would show the page's skeleton.
  if (isSnapshot) await isLoaded()
  const draw = () => void (isSame ? hydrateRoot(root, app) : createRoot(root).render(app))
  // What can be read already is taken over in slices, between which the browser answers the reader.
  if (isSame || isSnapshot) startTransition(draw)
  else draw()
}

/** Whether the page's code is here: the first render must not wait for it. */
function isLoaded(): Promise<boolean> {
  return loadPageAt(window.location.pathname).then(
    () => true,
    () => false,
  )
}

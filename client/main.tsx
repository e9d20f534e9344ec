import './ui/tokens.css'
import './ui/base.css'
import './ui/print.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readServed } from './apollo/served.ts'
import { App } from './app.tsx'
import { readToken } from './auth/session.ts'
import { openDialog } from './hooks/useDialog.ts'
import { placeHere } from './navigation/place.ts'
import { watchHistory } from './navigation/guards.ts'
import { loadPageAt } from './routes/routes.tsx'
import { readSettings } from './ui/settings.tsx'
import { local } from './ui/storage.ts'

window.history.scrollRestoration = 'manual'
watchHistory()
// Earlier versions stored markup of pages here.
local.write('snapshots', null)
void start()

/** Hydrates a page that the server rendered, unless the browser would draw something else there. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  const served = readToken() === null && !placeHere() ? readServed() : null
  const app = (
    <StrictMode>
      <App settings={{ ...readSettings(), ...(served && { servedAt: served.servedAt }) }} firstCache={served?.cache} />
    </StrictMode>
  )
  const isSame = served !== null && openDialog() === null && (await isLoaded())
  // In a transition, hydration pauses when the browser must respond to the reader.
  if (isSame) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** Whether the page's code is loaded: hydration must not wait for it. */
function isLoaded(): Promise<boolean> {
  return loadPageAt(window.location.pathname).then(
    () => true,
    () => false,
  )
}

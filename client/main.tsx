import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readSettings } from './ui/settings.tsx'
import { watchHistory } from './navigation/useLeaveGuard.ts'

window.history.scrollRestoration = 'manual'
watchHistory()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <App settings={readSettings()} />
  </StrictMode>,
)

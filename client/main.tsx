import './ui/tokens.css'
import './ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readSettings } from './ui/settings.tsx'

window.history.scrollRestoration = 'manual'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <StrictMode>
    <App settings={readSettings()} />
  </StrictMode>,
)

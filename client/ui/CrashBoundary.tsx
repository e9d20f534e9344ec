import { Component, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from './Button.tsx'
import css from './CrashBoundary.module.css'
import { Notice } from './Notice.tsx'
import { forgetLastPages } from './storage.ts'

type Props = { children: ReactNode } & (
  | { around: 'app' | 'page' }
  /** `onClose` must remove the dialog or menu that crashed. */
  | { around: 'overlay'; onClose: () => void }
)

/** Catches unexpected errors and offers a reload. Drafts survive, in local storage. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  /** Stored pages may have caused the crash, so the next start must not show them. */
  override componentDidCatch() {
    forgetLastPages()
  }

  override render() {
    const props: Props = this.props
    if (!this.state.crashed) return props.children
    if (props.around === 'overlay') return createPortal(<OverlayMessage onClose={props.onClose} />, document.body)
    return props.around === 'app' ? <main>{pageMessage}</main> : pageMessage
  }
}

const title = 'Unexpected Application Error!'
const reload = (
  <Button kind="plain" onClick={() => window.location.reload()}>
    Reload
  </Button>
)

const pageMessage = (
  <div role="alert">
    <h1 className="visually-hidden">Something broke</h1>
    <Notice title={title} text="Something broke on this page. What you were writing is kept.">
      <Button onClick={() => window.location.assign('/')}>Go to Explore</Button>
      {reload}
    </Notice>
  </div>
)

function OverlayMessage({ onClose }: { onClose: () => void }) {
  return (
    <div className={css.overlay} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <div role="alertdialog" aria-modal aria-label={title}>
        <Notice title={title} text="Something broke in this part of the page. What you were writing is kept.">
          <Button autoFocus onClick={onClose}>
            Close
          </Button>
          {reload}
        </Notice>
      </div>
    </div>
  )
}

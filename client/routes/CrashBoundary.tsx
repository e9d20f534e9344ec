import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import css from './CrashBoundary.module.css'

type Props = {
  /** The whole app, the page inside the shell, or a dialog over the page. */
  around: 'app' | 'page' | 'overlay'
  children: ReactNode
}

/** Catches unexpected errors. Drafts are in local storage, so they survive a reload. */
export class CrashBoundary extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    const { around, children } = this.props
    if (!this.state.crashed) return children
    const message = <CrashMessage isHeading={around !== 'overlay'} />
    if (around === 'app') return <main>{message}</main>
    return <div className={around === 'overlay' ? css.overlay : undefined}>{message}</div>
  }
}

function CrashMessage({ isHeading }: { isHeading: boolean }) {
  return (
    <div role="alert">
      {isHeading && <h1 className="visually-hidden">Something broke</h1>}
      <Notice title="Unexpected Application Error!" text="Something broke on this page. What you were writing is kept.">
        <Button onClick={() => window.location.assign('/')}>Go to Explore</Button>
        <Button kind="plain" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </Notice>
    </div>
  )
}

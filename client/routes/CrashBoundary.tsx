import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'

/** Catches what no page expected. Drafts are kept in storage; starting over brings everything back. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <main role="alert">
        <Notice
          title="Unexpected Application Error!"
          text="Something broke on this page. What you were writing is kept."
        >
          <Button onClick={() => window.location.assign('/')}>Go to Explore</Button>
          <Button kind="plain" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Notice>
      </main>
    )
  }
}

import { Component, Suspense, useEffect, type ReactNode } from 'react'
import { Failure } from './Notice.tsx'
import { PartMissing } from './lazyRoute.tsx'
import { toastError } from './toast.ts'

/** What a browser does not say is why a script did not come, except that it is offline. */
const reason = () =>
  navigator.onLine
    ? 'A part of the app could not be fetched. Try again in a moment.'
    : 'This part of the app needs a connection.'

type Props = {
  children: ReactNode
  /** Drawn while the part is on its way. */
  waiting: ReactNode
  /** Drawn instead of a part that could not be fetched. */
  failed: (missing: PartMissing, drawAgain: () => void) => ReactNode
}

/** Waits for parts of the app inside, and catches those that do not come; any other error passes. */
class PartBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === null) return <Suspense fallback={this.props.waiting}>{this.props.children}</Suspense>
    if (error instanceof PartMissing) return this.props.failed(error, () => this.setState({ error: null }))
    throw error
  }
}

/** A page of the app: says that it did not come, and offers to try again. */
export function PagePart({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const failed = (missing: PartMissing, drawAgain: () => void) => (
    <Failure
      message={reason()}
      onRetry={() => {
        missing.forget()
        drawAgain()
      }}
    />
  )
  return (
    <PartBoundary waiting={waiting} failed={failed}>
      {children}
    </PartBoundary>
  )
}

type OverlayProps = { children: ReactNode; waiting?: ReactNode; onMissing: () => void }

/** What opens over a page: when it does not come a toast says so, and `onMissing` is to take it away as if it were closed. */
export function OverlayPart({ children, waiting, onMissing }: OverlayProps) {
  const failed = (missing: PartMissing) => (
    <Missing missing={missing} onMissing={onMissing}>
      {waiting}
    </Missing>
  )
  return (
    <PartBoundary waiting={waiting} failed={failed}>
      {children}
    </PartBoundary>
  )
}

type MissingProps = { missing: PartMissing; onMissing: () => void; children: ReactNode }

function Missing({ missing, onMissing, children }: MissingProps) {
  useEffect(() => {
    missing.forget()
    toastError(reason())
    onMissing()
    // Once for each part that is missing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing])
  return children
}

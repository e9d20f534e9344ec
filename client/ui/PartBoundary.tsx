import { Component, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Failure } from './Notice.tsx'
import { PartMissing, whenPartLoads } from './lazyRoute.tsx'
import { toastError } from './toast.ts'

/** When a script fails to load, browsers do not tell the reason, except that they are offline. */
const reason = () =>
  navigator.onLine
    ? 'A part of the app could not be loaded. Try again in a moment.'
    : 'This part of the app needs a connection.'

type Props = {
  children: ReactNode
  /** Shown while the part is loading. */
  waiting: ReactNode
  /** Shown instead of a part that could not be loaded. */
  failed: (missing: PartMissing, drawAgain: () => void) => ReactNode
}

/** Waits for lazy parts of the app and catches those that fail to load. It rethrows any other error. */
class PartBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    const waiting = <Waiting onLoaded={this.drawAgain}>{this.props.waiting}</Waiting>
    if (error === null) return <Suspense fallback={waiting}>{this.props.children}</Suspense>
    if (error instanceof PartMissing) return this.props.failed(error, () => this.setState({ error: null }))
    throw error
  }

  private readonly drawAgain = () => this.forceUpdate()
}

type WaitingProps = { onLoaded: () => void; children: ReactNode }

/** While a part is loading. React alone would show the part no sooner than 300 ms after this: it avoids quick changes. */
function Waiting({ onLoaded, children }: WaitingProps) {
  useLayoutEffect(() => whenPartLoads(onLoaded), [onLoaded])
  return children
}

/** Around a page of the app: if the page fails to load, it offers to retry. */
export function PagePart({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const failed = (missing: PartMissing, drawAgain: () => void) => (
    <PageMissing
      missing={missing}
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

function PageMissing({ missing, onRetry }: { missing: PartMissing; onRetry: () => void }) {
  useEffect(() => {
    // The browser came back after the failure and before this message could hear of it.
    if (missing.wasOffline && navigator.onLine) onRetry()
    // Once for each missing part.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing])
  return <Failure message={reason()} onRetry={onRetry} />
}

type OverlayProps = { children: ReactNode; waiting?: ReactNode; onMissing: () => void }

/**
 * Around a dialog or menu: says if it fails to load (a toast) or crashes (a message), and calls `onMissing` to close
 * it.
 */
export function OverlayPart({ children, waiting, onMissing }: OverlayProps) {
  const failed = (missing: PartMissing) => (
    <Missing missing={missing} onMissing={onMissing}>
      {waiting}
    </Missing>
  )
  return (
    <CrashBoundary around="overlay" onClose={onMissing}>
      <PartBoundary waiting={waiting} failed={failed}>
        {children}
      </PartBoundary>
    </CrashBoundary>
  )
}

type MissingProps = { missing: PartMissing; onMissing: () => void; children: ReactNode }

function Missing({ missing, onMissing, children }: MissingProps) {
  useEffect(() => {
    missing.forget()
    toastError(reason())
    onMissing()
    // Once for each missing part.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [missing])
  return children
}

import { Component, Suspense, useEffect, useLayoutEffect, type ReactNode } from 'react'
import { CrashBoundary } from './CrashBoundary.tsx'
import { Failure, Loader } from './Notice.tsx'
import { PartMissing, whenPartLoads } from './lazyRoute.tsx'
import { toastError } from './toast.ts'

/** Browsers do not say why a script failed to load. */
const reason = () =>
  navigator.onLine
    ? 'A part of the app could not be loaded. Try again in a moment.'
    : 'This part of the app needs a connection.'

type Props = {
  children: ReactNode
  waiting: ReactNode
  failed: (missing: PartMissing, drawAgain: () => void) => ReactNode
}

/** Shows `waiting` while lazy parts load, and `failed` if they cannot load. Throws other errors on. */
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

/** To avoid flicker, React shows a loaded part up to 300 ms late; `onLoaded` shows it at once. */
function Waiting({ onLoaded, children }: WaitingProps) {
  useLayoutEffect(() => whenPartLoads(onLoaded), [onLoaded])
  return children
}

/** Wraps a page. If its code fails to load, offers to try again. */
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
    // The browser may have gone online before this effect listened.
    if (missing.wasOffline && navigator.onLine) onRetry()
    // This effect runs once for each missing part.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing])
  return <Failure message={reason()} onRetry={onRetry} />
}

type OverlayProps = { children: ReactNode; waiting?: ReactNode; onMissing: () => void }

/** Wraps a dialog or menu. If it fails to load or crashes, says so and calls `onMissing`, which must close it. */
export function OverlayPart({ children, waiting = <Loader over />, onMissing }: OverlayProps) {
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
    // This effect runs once for each missing part.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [missing])
  return children
}

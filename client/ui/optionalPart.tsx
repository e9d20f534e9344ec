import { lazy, Suspense, type ComponentType } from 'react'
import { whenIdle } from '../hooks/whenIdle.ts'
import { whenOnline } from '../hooks/whenOnline.ts'
import { useIsServed } from './useServed.ts'

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

const longestPauseMs = 60_000

/** A part that renders when its code is loaded. After a failure it tries again, with longer and longer pauses. */
export function optionalPart<Props extends object>(load: Load<Props>) {
  const loadInTheEnd = (pauseMs: number): ReturnType<Load<Props>> =>
    load().catch(() => networkMayBeBack(pauseMs).then(() => loadInTheEnd(Math.min(2 * pauseMs, longestPauseMs))))
  const Part = lazy<ComponentType<Props>>(() => loadInTheEnd(2_000))
  return function OptionalPart(props: Props) {
    const isServed = useIsServed()
    return isServed ? null : (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** An optional part that loads when the browser is idle, after the page. */
export const laterPart = <Props extends object>(load: Load<Props>) =>
  optionalPart<Props>(() => new Promise<void>(whenIdle).then(load))

/** Resolves when the browser goes online, or after the pause: it may not have noticed that the network was away. */
const networkMayBeBack = (pauseMs: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(end, pauseMs)
    const stop = whenOnline(end)
  })

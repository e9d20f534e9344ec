import { lazy, Suspense, type ComponentType } from 'react'
import { whenIdle } from '../hooks/whenIdle.ts'
import { useIsServed } from './useServed.ts'

type Load<Props extends object> = () => Promise<{ default: ComponentType<Props> }>

/** A part that renders when its code is loaded. After a failure it tries again when the network is back. */
export function optionalPart<Props extends object>(load: Load<Props>) {
  const loadInTheEnd: Load<Props> = () => load().catch(() => networkIsBack().then(loadInTheEnd))
  const Part = lazy<ComponentType<Props>>(loadInTheEnd)
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

const networkIsBack = () =>
  new Promise<unknown>((resolve) => window.addEventListener('online', resolve, { once: true }))

import { lazy, Suspense, type ComponentType } from 'react'
import { useIsServed } from './useServed.ts'

/** A part that renders once its code is loaded. If that fails, it tries again when the network is back. */
export function optionalPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const loadInTheEnd = (): ReturnType<typeof load> => load().catch(() => networkIsBack().then(loadInTheEnd))
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

const networkIsBack = () =>
  new Promise<unknown>((resolve) => window.addEventListener('online', resolve, { once: true }))

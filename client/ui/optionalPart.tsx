import { lazy, Suspense, type ComponentType } from 'react'
import { useIsServed } from './useServed.ts'

const Nothing = () => null

/** A part that is drawn once its code is loaded. The app works without it, also if it fails to load. */
export function optionalPart<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })))
  return function OptionalPart(props: Props) {
    const isServed = useIsServed()
    return isServed ? null : (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

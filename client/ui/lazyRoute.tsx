import { lazy, type ComponentType } from 'react'

const longestMs = 120_000

/** A part of the app that could not be fetched. `forget` makes the next drawing try again. */
export class PartMissing extends Error {
  override name = 'PartMissing'
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be fetched.', { cause })
    this.forget = forget
  }
}

/**
 * A component whose code is fetched when it is first drawn, within 120 s (product.md §9). Draws nothing until then, by
 * Suspense; where it cannot be fetched the nearest `PartBoundary` says so.
 */
export function lazyRoute<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const fetched = () =>
    within(longestMs, load()).catch((cause: unknown) => {
      throw new PartMissing(cause, () => (Current = lazy(fetched)))
    })
  let Current = lazy(fetched)
  return function Part(props: Props) {
    return <Current {...props} />
  }
}

async function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came within ${milliseconds / 1000} s.`)), milliseconds)
  })
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}

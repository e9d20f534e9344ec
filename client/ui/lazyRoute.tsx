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

/** The parts of the app that nobody has fetched ahead yet, in the order in which they were declared. */
const ahead: (() => Promise<unknown>)[] = []

/**
 * Fetches every lazy part of the app, one after the other, so that the first press on anything answers at once. A part
 * that cannot be fetched now is fetched when it is needed.
 */
export async function loadAhead(): Promise<void> {
  for (let next = ahead.shift(); next; next = ahead.shift()) await next().catch(() => {})
}

/**
 * A component whose code is fetched ahead or when it is first drawn, within 120 s. Suspends until then; where the code
 * cannot be fetched the nearest `PartBoundary` says so.
 */
export function lazyRoute<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  ahead.push(load)
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

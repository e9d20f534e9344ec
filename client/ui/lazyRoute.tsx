import { lazy, type ComponentType } from 'react'

const timeoutMs = 120_000

/** A part of the app that could not be loaded. After `forget`, the next render tries again. */
export class PartMissing extends Error {
  override name = 'PartMissing'
  readonly forget: () => void

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be loaded.', { cause })
    this.forget = forget
  }
}

/** The parts that `loadAhead` has not loaded yet. */
const notLoaded: (() => Promise<unknown>)[] = []

/** Loads every lazy part of the app, one after the other. A part that fails is loaded when the app needs it. */
export async function loadAhead(): Promise<void> {
  for (let next = notLoaded.shift(); next; next = notLoaded.shift()) await next().catch(() => {})
}

/**
 * A component whose code is loaded ahead or at its first render, with a timeout of 120 s. It suspends while loading; on
 * failure the nearest `PartBoundary` says so.
 */
export function lazyRoute<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  notLoaded.push(load)
  const loadPart = () =>
    within(timeoutMs, load()).catch((cause: unknown) => {
      throw new PartMissing(cause, () => (Current = lazy(loadPart)))
    })
  let Current = lazy(loadPart)
  return function Part(props: Props) {
    return <Current {...props} />
  }
}

async function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The code did not load within ${milliseconds / 1000} s.`)), milliseconds)
  })
  return Promise.race([value, timeout]).finally(() => clearTimeout(timer))
}

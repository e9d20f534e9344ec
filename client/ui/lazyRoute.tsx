import { lazy, useState, type ComponentType } from 'react'

const timeoutMs = 120_000
const pauseMs = 1_000

/** The code of a part did not load. After `forget`, the next render tries again. */
export class PartMissing extends Error {
  override name = 'PartMissing'
  readonly forget: () => void
  readonly wasOffline = !navigator.onLine

  constructor(cause: unknown, forget: () => void) {
    super('A part of the app could not be loaded.', { cause })
    this.forget = forget
  }
}

const listeners = new Set<() => void>()

/** Calls `listener` whenever a part's code has loaded. Returns a function that ends this. */
export function whenPartLoads(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What only moderators open is not loaded ahead. */
export type Viewers = 'guests' | 'members' | 'moderators'

const notLoaded: { load: () => Promise<unknown>; only: Viewers | undefined }[] = []

/** Loads the lazy parts that `viewer` can open, one by one. A part that fails is loaded when needed. */
export async function loadAhead(viewer: Viewers): Promise<void> {
  const next = () => {
    const index = notLoaded.findIndex(({ only }) => only === undefined || only === viewer)
    return index < 0 ? undefined : notLoaded.splice(index, 1)[0]
  }
  for (let part = next(); part; part = next()) await part.load().catch(() => {})
}

/** A component whose code loads ahead or when it is rendered. `only` says which viewers can open it; by default all. */
export function lazyRoute<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  only?: Viewers,
) {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    try {
      const part = await within(timeoutMs, twice(importPart))
      loaded = part.default
      for (const listener of listeners) listener()
      return part
    } catch (cause) {
      throw new PartMissing(cause, () => (waiting = lazy(load)))
    }
  }
  let waiting = lazy(load)
  notLoaded.push({ load, only })
  function Part(props: Props) {
    // React would show a suspended component up to 300 ms late, so a loaded one does not suspend.
    const [Content] = useState(() => loaded ?? waiting)
    return <Content {...props} />
  }
  return Object.assign(Part, { load })
}

/** Tries again after a second, because the network may have failed only briefly. */
async function twice<Value>(importPart: () => Promise<Value>): Promise<Value> {
  try {
    return await importPart()
  } catch (error) {
    if (!navigator.onLine) throw error
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return importPart()
  }
}

async function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The code did not load within ${milliseconds / 1000} s.`)), milliseconds)
  })
  return Promise.race([value, timeout]).finally(() => clearTimeout(timer))
}

import { useSyncExternalStore } from 'react'

/** A value that any code of this tab may set, and that components follow. */
export function sharedValue<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    read: () => value,
    set: (next: Value) => {
      value = next
      listeners.forEach((tell) => tell())
    },
    /** The value as a hook. The server renders the initial one. */
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
    /** Whether this is the value, as a hook: a change from one other value to another draws nothing again. */
    useIs: (one: Value) =>
      useSyncExternalStore(
        subscribe,
        () => value === one,
        () => initial === one,
      ),
  }
}

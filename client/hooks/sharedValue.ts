import { useSyncExternalStore } from 'react'

/** A value that any code of this tab can set and components can watch. */
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
    useValue: () =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
    /** Whether the value is `one`, as a hook. Its component renders again only when that changes. */
    useIs: (one: Value) =>
      useSyncExternalStore(
        subscribe,
        () => value === one,
        () => initial === one,
      ),
  }
}

type Kind = 'localStorage' | 'sessionStorage'

/** A browser storage. If it is blocked or full, values live until the page closes. */
function storageOf(kind: Kind) {
  const refused = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return refused.get(key) ?? window[kind].getItem(key)
      } catch {
        // There is no window when the shells are rendered at build time.
        return null
      }
    },
    /** Null deletes the entry. */
    write(key: string, value: string | null): void {
      refused.delete(key)
      try {
        if (value === null) window[kind].removeItem(key)
        else window[kind].setItem(key, value)
      } catch {
        if (value !== null) refused.set(key, value)
      }
    },
    keys(): string[] {
      try {
        // A refused value may be that of an entry which has an older one.
        return [...new Set([...refused.keys(), ...Object.keys(window[kind])])]
      } catch {
        return [...refused.keys()]
      }
    },
  }
}

export const local = storageOf('localStorage')
export const session = storageOf('sessionStorage')

/** The watchers of stored values in this tab. Their key is null if everything was deleted. */
export function storedChanges(concerns: (key: string | null) => boolean = () => true) {
  const listeners = new Set<() => void>()
  return {
    tell: () => listeners.forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      const onStorage = ({ key }: StorageEvent) => concerns(key) && listener()
      listeners.add(listener)
      window.addEventListener('storage', onStorage)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', onStorage)
      }
    },
  }
}

/** `apollo/lastPages.ts` reads and writes this entry. */
export const lastPagesKey = 'last-pages'

export const forgetLastPages = () => local.write(lastPagesKey, null)

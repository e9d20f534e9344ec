type Kind = 'localStorage' | 'sessionStorage'

/** Wraps one kind of browser storage. If it is blocked or full, values last until the page closes. */
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
        return [...refused.keys(), ...Object.keys(window[kind])]
      } catch {
        return [...refused.keys()]
      }
    },
  }
}

export const local = storageOf('localStorage')
export const session = storageOf('sessionStorage')

/** `apollo/lastPages.ts` reads and writes this entry. */
export const lastPagesKey = 'last-pages'

export const forgetLastPages = () => local.write(lastPagesKey, null)

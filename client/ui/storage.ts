type Kind = 'localStorage' | 'sessionStorage'

/** The browser's storage of one kind. What it does not take, because it is blocked or full, lasts until the page closes. */
function storageOf(kind: Kind) {
  const refused = new Map<string, string>()
  return {
    read(key: string): string | null {
      try {
        return refused.get(key) ?? window[kind].getItem(key)
      } catch {
        // Also while the shells are drawn at build time, without a window.
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

/** The entry of local storage with the last pages that the session has shown; see `apollo/lastPages.ts`. */
export const lastPagesKey = 'last-pages'

/** Erases what local storage keeps of the last pages. */
export const forgetLastPages = () => local.write(lastPagesKey, null)

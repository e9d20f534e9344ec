export const searchKinds = ['people', 'posts', 'hashtags'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The address of a search. People are the first kind, whose addresses need not name it. */
export function searchPath(text: string, kind: SearchKind, more: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams({ ...(text && { q: text }), ...(kind !== 'people' && { f: kind }), ...more })
  return parameters.size === 0 ? '/search' : `/search?${parameters}`
}

export const searchKinds = ['people', 'posts', 'hashtags'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The address of a search. It leaves out the kind for people, which is the first. */
export function searchPath(text: string, kind: SearchKind, more: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams({ ...(text && { q: text }), ...(kind !== 'people' && { f: kind }), ...more })
  return parameters.size === 0 ? '/search' : `/search?${parameters}`
}

/** The segments of a path, the first in lower case as in the client's router. A malformed path matches no page. */
export function partsOf(path: string): string[] {
  try {
    const [page = '', ...rest] = path.replace(/^\/|\/$/g, '').split('/')
    return [page.toLowerCase(), ...rest.map(decodeURIComponent)]
  } catch {
    return ['not', 'a', 'path']
  }
}

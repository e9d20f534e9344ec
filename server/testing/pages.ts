import type { Data } from './person.ts'

/** Reads a list from its beginning. `read` gets the arguments of one page. */
export async function pagesFromStart(
  first: number,
  read: (page: { first: number; after: string | null }) => Promise<Data>,
): Promise<Data[]> {
  const pages: Data[] = []
  for (let after: string | null = null; ;) {
    const page = await read({ first, after })
    pages.push(page)
    if (!page['pageInfo'].hasNextPage) return pages
    after = page['pageInfo'].endCursor
  }
}

export async function pagesFromEnd(
  last: number,
  read: (page: { last: number; before: string | null }) => Promise<Data>,
): Promise<Data[]> {
  const pages: Data[] = []
  for (let before: string | null = null; ;) {
    const page = await read({ last, before })
    pages.unshift(page)
    if (!page['pageInfo'].hasPreviousPage) return pages
    before = page['pageInfo'].startCursor
  }
}

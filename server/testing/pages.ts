import type { Data } from './person.ts'

/** The pages of a list, read from its beginning: `read` gets the arguments for one page. */
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

/** The pages of a list in the list's order, read from its end: `read` gets the arguments for one page. */
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

import type { UserDocument } from '../users/user.model.ts'
import { pagesFromEnd, pagesFromStart } from './pages.ts'
import type { Data, Person } from './person.ts'

export const page = (reader: Person, search: string, first = 20, after?: string | null) =>
  part(reader, search, { first, after })

export async function part(reader: Person, search: string, args: object): Promise<Data> {
  const query = `query ($search: String!, $first: Int, $after: String, $last: Int, $before: String) {
    users(search: $search, first: $first, after: $after, last: $last, before: $before) {
      edges { cursor node { username } } pageInfo { hasPreviousPage startCursor hasNextPage endCursor }
    }
  }`
  return (await reader.asks(query, { search, ...args })).users
}

export const namesOf = ({ edges }: Data): string[] => edges.map(({ node }: Data) => node.username)

export async function finds(reader: Person, search: string, first = 20): Promise<string[]> {
  return (await pagesFromStart(first, (args) => part(reader, search, args))).flatMap(namesOf)
}

/** Like `finds`, and checks that reading from the end finds the same. */
export async function findsBothWays(reader: Person, search: string, size: number): Promise<string[]> {
  const found = await finds(reader, search, size)
  const fromEnd = await pagesFromEnd(size, (args) => part(reader, search, args))
  expect(fromEnd.flatMap(namesOf)).toEqual(found)
  return found
}

export const mostFollowedFirst = (a: UserDocument, b: UserDocument) =>
  b.followerCount - a.followerCount || b.createdAt.getTime() - a.createdAt.getTime() || (a._id < b._id ? 1 : -1)

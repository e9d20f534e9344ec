import { asks, demoSession } from '../../../client/e2e/api.ts'

export type Session = { name: string; value: string }[]

export type App = {
  address: string
  session: Session
  post: string
}

export async function appAt(address: string): Promise<App> {
  process.env['E2E_URL'] = address
  const { posts } = await asks<Posts>('{ posts(first: 50) { edges { node { id replyCount } } } }')
  const nodes = posts.edges.map(({ node }) => node)
  const [most] = nodes.toSorted((one, other) => other.replyCount - one.replyCount)
  if (!most) throw new Error(`There is no post at ${address}.`)
  const session = await demoSession('maren_holt')
  return { address, session, post: `/post/${most.id}` }
}
type Posts = { posts: { edges: { node: { id: string; replyCount: number } }[] } }

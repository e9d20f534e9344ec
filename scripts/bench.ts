import { Agent } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { beginSession } from '../server/auth/sessions.ts'
import { PostModel } from '../server/posts/post.model.ts'
import { postDocument } from '../server/testing/documents.ts'
import { type Running as Started, inNewWorld, interleave, secret, send } from './bench/harness.ts'
import { type Contender, type PageName, contenders, pages, questionOf } from './bench/question.ts'
import { userId } from './dataset/generate.ts'
import { table } from './plans/table.ts'
import { fillWorld } from './plans/world.ts'

/**
 * `npm run bench`: compares how fast the driver, Linnet and usual servers answer the client's operations. All share a
 * database and return the same data. Prints pages per CPU second and per second, relative to the driver.
 */
const sizes = { users: 5_000, posts: 20_000, replies: 5_000, follows: 20, likes: 20, bookmarks: 5 }
const [warmUp, requests] = [2, 48]
/** `npm run bench -- 3` is a quick look. */
const rounds = Number(process.argv[2] ?? 11)
const scenarios: { page: PageName; atOnce: number }[] = [
  { page: 'guest', atOnce: 8 },
  { page: 'explore', atOnce: 8 },
  { page: 'home', atOnce: 8 },
  { page: 'post', atOnce: 8 },
  { page: 'explore', atOnce: 50 },
]
const files: Record<Contender, string> = {
  raw: 'rawContender.ts',
  linnet: 'linnetContender.ts',
  batched: 'mongooseContender.ts',
  unbatched: 'mongooseContender.ts',
}
const usualServers: Contender[] = ['batched', 'unbatched']
/** The usual servers have only lists of posts. */
const usual: PageName[] = ['guest', 'explore']

type Running = Started<Contender>

/** A post with replies of different people. */
async function addConversation(): Promise<void> {
  const { id: parentId } = pages.post.variables
  const replies = Array.from({ length: 20 }, (_, index) =>
    postDocument({ _id: `${parentId}-${index}`, authorId: userId(100 + index), parentId }),
  )
  const post = postDocument({ _id: parentId, authorId: userId(7), replyCount: replies.length, createdAt: new Date(0) })
  await PostModel.collection.insertMany([post, ...replies] as never[])
}

/** Asks for a page as the account of the token, or as a guest. */
async function ask(agent: Agent, { name, port }: Running, page: PageName, token: string | undefined): Promise<string> {
  const { status, text } = await send(agent, port, token, questionOf(page, !usualServers.includes(name)))
  if (status !== 200) throw new Error(text)
  return text
}

async function round(running: Running, page: PageName, token: string | undefined, atOnce: number): Promise<void> {
  // A new agent for each round: between rounds a server may close idle connections.
  const agent = new Agent({ keepAlive: true })
  let left = requests
  const worker = async () => {
    while (left-- > 0) await ask(agent, running, page, token)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  agent.destroy()
}

/** Throws unless all contenders return the same data. Each has cursors of its own. */
async function compare(running: readonly Running[], page: PageName, token: string | undefined): Promise<void> {
  const agent = new Agent()
  const answers = await Promise.all(running.map((contender) => ask(agent, contender, page, token)))
  const [expected, ...others] = answers.map((text) => text.replace(/"endCursor":"[^"]*"/g, '"endCursor":""'))
  if (!expected?.includes('"hasNextPage"')) throw new Error(`The page ${page} is empty: ${expected}`)
  for (const [index, text] of others.entries()) {
    if (!isDeepStrictEqual(JSON.parse(text), JSON.parse(expected)))
      throw new Error(`${running[index + 1]?.name} answers ${page} differently:\n${text}\n${expected}`)
  }
}

async function main(): Promise<void> {
  await inNewWorld(async (start) => {
    await fillWorld(sizes)
    await addConversation()
    // Account 0 is a demo account: servers that do not offer those end its sessions.
    const session = await beginSession({ id: userId(1), isDemo: false }, secret)
    const running: Running[] = []
    for (const name of Object.keys(contenders) as Contender[]) running.push(await start(name, files[name]))
    const rows: (string | number)[][] = []
    for (const { page, atOnce } of scenarios) {
      const token = page === 'guest' ? undefined : session.token
      const taking = running.filter(({ name }) => !usualServers.includes(name) || usual.includes(page))
      await compare(taking, page, token)
      const results = await interleave(taking, 'raw', { rounds, warmUp }, (one) => round(one, page, token, atOnce))
      for (const { name, perCpu, rate } of results)
        rows.push([pages[page].title, atOnce, contenders[name], perCpu, rate])
    }
    console.log(table(['page', 'at once', 'server', 'pages per CPU second', 'rate'], rows))
  })
}

const others: Record<string, () => Promise<unknown>> = {
  '--live': () => import('./benchLive.ts'),
  '--feeds': () => import('./benchFeeds.ts'),
}
const work = others[process.argv[2] ?? ''] ?? main
work().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { AttackedServer } from './abuse/attackedServer.ts'
import { type World, withWorld } from './abuse/world.ts'
import { at } from './bench/inTurn.ts'

/**
 * `npm run bench -- --live`: opens 10,000 subscriptions on the built server, of which 1,000 listen to new posts and the
 * others to a post that does not change. Prints the server's memory, and how soon the 1,000 know of a new post.
 */
const [idle, told] = [9_000, 1_000]
const posts = 20
/** Posts before these, until the server's code is compiled. */
const warmUp = 5
const openAtOnce = 100
const most = { memoryMiB: 400, milliseconds: 200 }

const newPosts = `subscription { newPosts { count posts { id author { id username name avatar } } readAnew } }`
const postChanged = 'subscription ($id: ID!) { postChanged(id: $id) { post { id likeCount replyCount } readAnew } }'

type Message = { type: string; payload?: { data?: { newPosts?: { posts: { id: string }[] } }; errors?: unknown } }

/** Subscribes over a socket of its own; returns when the first message has come. */
async function subscribe(port: number, payload: object, onPost: (id: string) => void): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { perMessageDeflate: false })
  const send = (message: object) => socket.send(JSON.stringify(message))
  await new Promise<void>((resolve, reject) => {
    socket.on('open', () => send({ type: 'connection_init' }))
    socket.on('error', reject)
    socket.on('close', (code) => reject(new Error(`The server closed a socket with ${code}.`)))
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString()) as Message
      if (message.type === 'connection_ack') return send({ id: '1', type: 'subscribe', payload })
      if (message.type === 'error' || message.payload?.errors) return reject(new Error(text.toString()))
      for (const { id } of message.payload?.data?.newPosts?.posts ?? []) onPost(id)
      resolve()
    })
  })
  return socket
}

async function openAll(count: number, open: () => Promise<WebSocket>): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: openAtOnce }, open))))
  return sockets
}

async function createPost({ token }: World, port: number): Promise<string> {
  const query = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }'
  const id = randomUUID()
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query, variables: { input: { id, content: 'News' } } }),
  })
  const { errors } = (await response.json()) as { errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return id
}

/** Writes posts one after the other; returns how long after the request each subscriber knew of each. */
async function delaysOf(world: World, port: number, heard: Map<string, number[]>): Promise<number[]> {
  const delays: number[] = []
  for (let index = -warmUp; index < posts; index++) {
    const begun = performance.now()
    const id = await createPost(world, port)
    while ((heard.get(id)?.length ?? 0) < told) await sleep(5)
    if (index >= 0) delays.push(...(heard.get(id) ?? []).map((at) => at - begun))
    await sleep(300)
  }
  return delays.toSorted((a, b) => a - b)
}

async function main(): Promise<void> {
  await withWorld(async (world) => {
    const server = await AttackedServer.start(world, { MAX_SOCKETS: '20000', SOCKETS_PER_ADDRESS: '20000' })
    try {
      await server.settle()
      console.log(`without subscribers: ${Math.round(await server.peakMemory())} MiB`)
      const id = await createPost(world, server.port)
      await openAll(idle, () => subscribe(server.port, { query: postChanged, variables: { id } }, () => {}))
      const heard = new Map<string, number[]>()
      const onPost = (post: string) => {
        const times = heard.get(post) ?? []
        times.push(performance.now())
        heard.set(post, times)
      }
      await openAll(told, () => subscribe(server.port, { query: newPosts }, onPost))
      console.log(`most while ${idle + told} subscribers came: ${Math.round(await server.peakMemory())} MiB`)
      await sleep(30_000)
      await server.settle()
      const memory = await server.peakMemory()
      console.log(`${idle + told} idle subscribers: ${Math.round(memory)} MiB (at most ${most.memoryMiB})`)
      const before = await server.cpuTime()
      const delays = await delaysOf(world, server.port, heard)
      const cpu = ((await server.cpuTime()) - before) / (warmUp + posts)
      const after = (share: number) => Math.round(at(delays, share))
      console.log(
        `a new post reaches ${told} of them after ${after(0.5)} ms (median), ${after(0.99)} ms (p99), ${after(1)} ms (last)`,
      )
      console.log(`which takes ${Math.round(cpu)} ms of the server's processor time`)
      if (memory > most.memoryMiB || after(0.99) > most.milliseconds) process.exitCode = 1
    } finally {
      await server.kill()
    }
  })
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(() => process.exit())

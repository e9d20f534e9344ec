import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { AttackedServer } from '../abuse/attackedServer.ts'
import { type World, withWorld } from '../abuse/world.ts'
import { at } from './compare.ts'

/** `npm run bench -- live`: the memory of 10,000 idle subscribers, and how soon 1,000 of them learn of a new post. */
const [idle, told] = [9_000, 1_000]
const openAtOnce = 100
/** The first posts do not count: the server's code is not compiled yet. */
const [posts, warmUp] = [20, 5]

const newPosts = `subscription { newPosts { count posts { id author { id username name avatar } } readAnew } }`
const postChanged = 'subscription ($id: ID!) { postChanged(id: $id) { post { id likeCount replyCount } readAnew } }'

type Message = { type: string; payload?: { data?: { newPosts?: { posts: { id: string }[] } }; errors?: unknown } }

/** Opens a socket with a subscription, and waits for the first message. Throws if the server refuses it. */
export async function subscribe(port: number, payload: object, onPost: (id: string) => void): Promise<void> {
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
}

async function openAll(count: number, open: () => Promise<void>): Promise<void> {
  for (let opened = 0; opened < count; opened += openAtOnce) await Promise.all(Array.from({ length: openAtOnce }, open))
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

async function delaysOf(world: World, port: number, heard: Map<string, number[]>): Promise<number[]> {
  const delays: number[] = []
  for (let index = -warmUp; index < posts; index++) {
    const begun = performance.now()
    const id = await createPost(world, port)
    while ((heard.get(id)?.length ?? 0) < told) await sleep(5)
    if (index >= 0) delays.push(...(heard.get(id) ?? []).map((time) => time - begun))
    await sleep(300)
  }
  return delays
}

export async function measureLive(): Promise<void> {
  await withWorld(async (world) => {
    const server = await AttackedServer.start(world, { MAX_SOCKETS: '20000', SOCKETS_PER_ADDRESS: '20000' })
    try {
      const memory = async () => `${Math.round(await server.peakMemory())} MiB`
      await server.settle()
      console.log(`without subscribers: ${await memory()}`)
      const id = await createPost(world, server.port)
      await openAll(idle, () => subscribe(server.port, { query: postChanged, variables: { id } }, () => {}))
      const heard = new Map<string, number[]>()
      const onPost = (post: string) => {
        const times = heard.get(post) ?? []
        times.push(performance.now())
        heard.set(post, times)
      }
      await openAll(told, () => subscribe(server.port, { query: newPosts }, onPost))
      await sleep(30_000)
      await server.settle()
      console.log(`${idle + told} idle subscribers: ${await memory()}`)
      const delays = await delaysOf(world, server.port, heard)
      const [median, p99] = [0.5, 0.99].map((share) => Math.round(at(delays, share)))
      console.log(`${told} of them know of a new post after ${median} ms (median), ${p99} ms (p99)`)
    } finally {
      await server.kill()
    }
  })
}

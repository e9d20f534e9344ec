import { type Socket, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AttackedServer, TimedAnswer } from './attackedServer.ts'

export type Flood = {
  connections: number
  text: string
  /** If set, how many requests others send. Meanwhile each closed connection is opened again. */
  others?: number
}

export type FloodCase = { name: string; flood: Flood }

/** Another address than that of the health checks and other clients. */
const attackersAddress = '127.0.0.2'
const longestMs = 5_000
const pauseMs = 50

export async function flood(server: AttackedServer, { connections, text, others }: Flood): Promise<TimedAnswer> {
  const begin = performance.now()
  const open = new Set<Socket>()
  let bytes = 0
  let closed = 0
  let isOver = false
  const attack = () => {
    const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: attackersAddress })
    open.add(socket)
    socket.on('data', (chunk: Buffer) => (bytes += chunk.length))
    socket.on('error', () => {})
    socket.on('close', () => {
      open.delete(socket)
      closed += 1
      if (others !== undefined && !isOver) attack()
    })
    socket.write(text)
  }
  for (let index = 0; index < connections; index += 1) attack()
  const code = await (others === undefined ? allClosed() : othersAnswered(server, others))
  isOver = true
  for (const socket of open) socket.destroy()
  return { status: 0, code, bytes, milliseconds: Math.round(performance.now() - begin), isAbandoned: false }

  async function allClosed(): Promise<string> {
    const end = performance.now() + longestMs
    while (open.size > 0 && performance.now() < end) await sleep(pauseMs)
    return `${closed} of ${connections} closed`
  }
}

async function othersAnswered(server: AttackedServer, count: number): Promise<string> {
  let answered = 0
  for (let sent = 0; sent < count; sent += 1) {
    const path = '/api/posts?limit=5'
    const { status } = await server.send({ method: 'GET', path, headers: {}, body: Buffer.alloc(0) })
    if (status === 200) answered += 1
    await sleep(pauseMs)
  }
  return `${answered} of ${count} others answered`
}

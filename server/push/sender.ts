import { setTimeout as pause } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Context } from '../context.ts'
import type { SessionDocument } from '../auth/session.model.ts'
import { findByIds } from '../db/read.ts'
import { type NotificationRow, notificationId } from '../notifications/notification.row.ts'
import { notificationsPage } from '../notifications/notifications.read.ts'
import { type DeviceDocument, DeviceModel } from './device.model.ts'
import type { Push } from './push.ts'
import { type PushKeys, pushKeys } from './pushKeys.ts'
import { pushServiceOf } from './pushServices.ts'
import { sendMessage } from './sendMessage.ts'

/** The news of this time are read together. */
const pauseMs = 1_000

/** If more accounts or messages wait, they are not sent, and the app shows the news when it opens. */
const mostWaiting = 10_000

const accountsPerRound = 200
const accountsAtOnce = 4
const messagesAtOnce = 16

type Parts = Omit<Context, 'viewer' | 'refusal' | 'selection' | 'origin' | 'address' | 'userAgent' | 'push'>

/** Sends each device the newest notification that it does not know. It stores nothing, so a crash loses messages. */
export function createPush(parts: Parts): Push {
  const { config, log } = parts
  const isOn = config.pushServices.length > 0
  const waiting = new Set<string>()
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  const account = pLimit(accountsAtOnce)
  /** One of them that does not answer holds up only its own messages. */
  const queues = new Map(config.pushServices.map((service) => [service, pLimit(messagesAtOnce)]))
  const sending = new Set<Promise<void>>()
  let keys: PushKeys | undefined
  let rounds: Promise<void> | undefined

  const ownKeys = async () => (keys ??= await pushKeys())

  const contextOf = ({ userId: id, sessionId }: DeviceDocument): Context => ({
    ...parts,
    viewer: { id, sessionId, isDemo: false },
    refusal: null,
    selection: new Set(),
    origin: '',
    address: '',
    userAgent: undefined,
    push,
  })

  const queueOf = ({ endpoint }: DeviceDocument) => queues.get(pushServiceOf(endpoint, config.pushServices) ?? '')

  /** Returns when the news are read. The messages follow. */
  const send = async (userIds: readonly string[]) => {
    const devices = (await devicesOf(userIds)).filter(queueOf)
    const sendTo = (id: string) =>
      sendNewest(devices.filter(({ userId }) => userId === id)).catch((error: unknown) =>
        log.error({ err: error, accountId: id }, 'the news of an account could not be read for push messages'),
      )
    await Promise.all(userIds.map((id) => account(() => sendTo(id))))
  }

  const sendNewest = async (devices: readonly DeviceDocument[]) => {
    const [one] = devices
    if (!one || isStopping()) return
    const { rows } = await notificationsPage(contextOf(one), 'ALL', { first: 1, after: null })
    const [newest] = rows
    if (!newest?.isUnread) return
    const { at } = newest
    const text = textOf(one.userId, newest)
    const own = await ownKeys()
    for (const device of devices) {
      const queue = queueOf(device)
      if (!queue || queue.pendingCount >= mostWaiting) continue
      const message = queue(async () => {
        // Nobody would send it if it were noted on the device.
        if (!isStopping() && (await claims(device, at))) await sendMessage(device, text, { keys: own, config, log })
      })
        .catch((error: unknown) => log.error({ err: error }, 'a push message could not be sent'))
        .finally(() => sending.delete(message))
      sending.add(message)
    }
  }

  const runRounds = async () => {
    while (waiting.size > 0 && !isStopping()) {
      await pause(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (isStopping()) return
      const ids = [...waiting].slice(0, accountsPerRound)
      for (const id of ids) waiting.delete(id)
      await send(ids).catch((error: unknown) =>
        log.error({ err: error }, 'devices could not be read for push messages'),
      )
    }
  }

  const push: Push = {
    publicKey: async () => (isOn ? (await ownKeys()).publicKey : null),
    tell: (userIds) => {
      if (!isOn || isStopping()) return
      for (const id of userIds) if (waiting.size < mostWaiting) waiting.add(id)
      if (waiting.size > 0) rounds ??= runRounds().finally(() => (rounds = undefined))
    },
    waiting: () => waiting.size + sending.size,
    stop: async () => {
      stopping.abort()
      await rounds
      await Promise.all(sending)
    },
  }
  return push
}

function textOf(userId: string, { kind, at, actors, actorCount, post }: NotificationRow): string {
  const id = notificationId(userId, kind, post?._id)
  return JSON.stringify({ id, kind, at, actorCount, actors: actors.slice(0, 1).map(({ name }) => ({ name })) })
}

/** The devices of accounts whose sessions live. It forgets those of ended sessions. */
async function devicesOf(userIds: readonly string[]): Promise<DeviceDocument[]> {
  const devices = await DeviceModel.find({ userId: { $in: userIds } }).lean()
  if (devices.length === 0) return []
  const sessions = await findByIds<SessionDocument>(
    'sessions',
    [...new Set(devices.map((device) => device.sessionId))],
    {
      expiresAt: 1,
    },
  )
  const now = new Date()
  const living = new Set(sessions.filter(({ expiresAt }) => expiresAt > now).map(({ _id }) => _id))
  const isLiving = ({ sessionId }: DeviceDocument) => living.has(sessionId)
  const ended = devices.filter((device) => !isLiving(device))
  if (ended.length > 0) await DeviceModel.deleteMany({ _id: { $in: ended.map(({ _id }) => _id) } })
  return devices.filter(isLiving)
}

/** Whether this server is the first to tell the device about a notification of this time. */
async function claims({ _id }: DeviceDocument, at: Date): Promise<boolean> {
  const { modifiedCount } = await DeviceModel.updateOne({ _id, toldAt: { $lt: at } }, { $set: { toldAt: at } })
  return modifiedCount > 0
}

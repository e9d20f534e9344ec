import { SessionModel } from '../auth/session.model.ts'
import { parseConfig } from '../config.ts'
import { database } from '../db/connection.ts'
import { cast, logsIn } from '../testing/cast.ts'
import { keptLog } from '../testing/keptLog.ts'
import type { Person } from '../testing/person.ts'
import { PushService } from '../testing/pushService.ts'
import { testContext } from '../testing/testContext.ts'
import { testSettings, useServer } from '../testing/testServer.ts'
import { DeviceModel } from './device.model.ts'
import { mostDevices } from './push.service.ts'
import { createPush } from './sender.ts'
import { pushKeys } from './pushKeys.ts'
import { pushServiceOf, usualPushServices } from './pushServices.ts'

const service = new PushService()
afterAll(() => service.stop())
const started = service.start()
const settings = async () => {
  await started
  return { PUSH_SERVICES: service.origin }
}

const subscribes = (person: Person, device: string) =>
  person.does('subscribeToPush', service.subscribes(device), 'subscribed')
const follows = (person: Person, other: Person) => person.does('followUser', { userId: other.publicId }, 'user { id }')
const likes = (person: Person, postId: string) => person.does('likePost', { postId }, 'post { id }')
/** More than an account may have. */
async function storesDevices({ id: userId }: Person, count: number): Promise<void> {
  const session = await SessionModel.findOne({ userId }).orFail().lean()
  const kept = {
    userId,
    sessionId: session._id,
    expiresAt: session.expiresAt,
    createdAt: new Date(),
    toldAt: new Date(0),
  }
  const ofBrowser = (index: number) => service.subscribes(`browser-${index}`)
  await DeviceModel.create(
    Array.from({ length: count }, (_, index) => ({ ...kept, _id: String(index), ...ofBrowser(index) })),
  )
}

const devices = async () => (await DeviceModel.find().lean()).map(({ endpoint }) => endpoint)

describe('push messages', () => {
  useServer(settings)

  it('tell a device of the newest notification, signed by the server and readable only by this device', async () => {
    const { alice, bob } = await cast()
    await subscribes(alice, 'phone')
    await follows(bob, alice)
    const { device, message, key, claims } = await service.next()
    expect(device).toBe('phone')
    expect(message).toEqual({
      id: `notification:${alice.id}:FOLLOW:`,
      ...{ kind: 'FOLLOW', at: expect.any(String) as string, actorCount: 1, actors: [{ name: 'bob' }] },
    })
    expect(key).toBe((await alice.asks('{ pushKey }'))['pushKey'])
    expect(claims['sub']).toBe('mailto:webmaster@localhost')
  })

  it('tell of likes, replies and mentions, but of no kind that the account has turned off', async () => {
    const { alice, bob, carol } = await cast()
    const post = await alice.posts('Hello from alice')
    await alice.does('chooseNotifications', { kinds: ['LIKE', 'REPLY', 'MENTION'] }, 'user { id }')
    await subscribes(alice, 'phone')
    await follows(bob, alice)
    await likes(bob, post)
    expect((await service.next()).message).toMatchObject({ kind: 'LIKE', actors: [{ name: 'bob' }] })
    await carol.does('replyToPost', { parentId: post, content: 'Hello' }, 'post { id }')
    expect((await service.next()).message).toMatchObject({ kind: 'REPLY', actors: [{ name: 'carol' }] })
    await bob.posts('Hello @alice')
    expect((await service.next()).message).toMatchObject({ kind: 'MENTION', actors: [{ name: 'bob' }] })
  })

  it('tell of a mention that an edit adds', async () => {
    const { alice, bob } = await cast()
    await subscribes(alice, 'phone')
    const post = await bob.posts('Hello')
    await bob.edits(post, { content: 'Hello @alice' })
    expect((await service.next()).message).toMatchObject({ kind: 'MENTION', actors: [{ name: 'bob' }] })
  })

  it('end with the session that asked for them', async () => {
    const { alice, bob } = await cast()
    const again = await logsIn(alice)
    await subscribes(alice, 'phone')
    await subscribes(again, 'laptop')
    await alice.asks('mutation { logOut { ended } }')
    await follows(bob, alice)
    expect((await service.next()).device).toBe('laptop')
    expect(await devices()).toEqual([service.endpointOf('laptop')])
  })

  it('end when the browser says so', async () => {
    const { alice, bob, carol } = await cast()
    await subscribes(alice, 'phone')
    await subscribes(alice, 'laptop')
    const { unsubscribed } = await alice.does(
      'unsubscribeFromPush',
      { endpoint: service.endpointOf('phone') },
      'unsubscribed',
    )
    expect(unsubscribed).toBe(true)
    const others = { endpoint: service.endpointOf('laptop') }
    expect(await carol.does('unsubscribeFromPush', others, 'unsubscribed')).toEqual({ unsubscribed: false })
    await follows(bob, alice)
    expect((await service.next()).device).toBe('laptop')
  })

  it('go no more to a device that its service does not know', async () => {
    const { alice, bob, carol } = await cast()
    await subscribes(alice, 'lost')
    await subscribes(alice, 'phone')
    service.forgets('lost')
    await follows(bob, alice)
    expect((await service.next()).device).toBe('phone')
    await follows(carol, alice)
    expect((await service.next()).device).toBe('phone')
    expect(await devices()).toEqual([service.endpointOf('phone')])
  })
})

describe('a subscription', () => {
  useServer(settings)

  it('is refused for addresses that are not of a push service, and for keys that are none', async () => {
    const { alice, guest } = await cast()
    const good = service.subscribes('phone')
    const wrong = [
      { endpoint: 'http://127.0.0.1:9/phone' },
      { endpoint: good.endpoint.replace('://', '://user@') },
      { endpoint: `${service.origin}/${'x'.repeat(2_000)}` },
      { endpoint: 'phone' },
      { p256dh: good.auth },
      { auth: `${good.auth}!` },
    ]
    for (const one of wrong)
      await expect(alice.does('subscribeToPush', { ...good, ...one }, 'subscribed')).rejects.toMatchObject({
        ...{ code: 'INVALID_INPUT', argument: `input.${Object.keys(one).join('')}` },
      })
    await expect(guest.does('subscribeToPush', good, 'subscribed')).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(await devices()).toEqual([])
  })

  it('belongs to the account that subscribed last; an account has ten devices at most', async () => {
    const { alice, bob } = await cast()
    await subscribes(alice, 'shared')
    await subscribes(bob, 'shared')
    for (let count = 1; count <= mostDevices; count++) await subscribes(bob, `phone-${count}`)
    expect(await DeviceModel.countDocuments({ userId: alice.id })).toBe(0)
    expect(await devices()).toHaveLength(mostDevices)
    expect(await devices()).not.toContain(service.endpointOf('shared'))
  })

  it('goes with its account', async () => {
    const { alice } = await cast()
    await subscribes(alice, 'phone')
    await alice.does('deleteAccount', { password: alice.password }, 'deletedUserId')
    expect(await devices()).toEqual([])
  })
})

describe('servers', () => {
  useServer(settings)

  it('that start together make one pair of keys', async () => {
    await cast()
    const made = await Promise.all([1, 2, 3].map(pushKeys))
    expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1)
  })
})

describe('a push service', () => {
  const dead = new PushService()
  afterAll(() => dead.stop())
  const { lines, log } = keptLog()
  const both = async () => {
    const { PUSH_SERVICES } = await settings()
    await dead.start()
    return { PUSH_SERVICES: `${PUSH_SERVICES},${dead.origin}` }
  }
  useServer(both, undefined, log)

  it('that does not answer holds up no messages of another', async () => {
    const { alice, bob, carol } = await cast()
    dead.holds()
    await alice.does('subscribeToPush', dead.subscribes('phone'), 'subscribed')
    await subscribes(carol, 'laptop')
    await follows(bob, alice)
    await dead.holding(1)
    await follows(bob, carol)
    expect((await service.next()).device).toBe('laptop')
    expect(dead.held.map(({ destroyed }) => destroyed)).toEqual([false])
  })

  it('gets the messages of the others if the news of one account cannot be read, and the log names this one', async () => {
    const { alice, bob, carol } = await cast()
    await subscribes(alice, 'phone')
    await subscribes(carol, 'laptop')
    const notReadable = { notificationsSeenLately: { since: null, places: 1 } }
    await database().collection<{ _id: string }>('users').updateOne({ _id: alice.id }, { $set: notReadable })
    await follows(bob, alice)
    await follows(bob, carol)
    expect((await service.next()).device).toBe('laptop')
    await likes(bob, await carol.posts('Hello'))
    expect((await service.next()).device).toBe('laptop')
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, accountId: alice.id }))
  })
})

describe('a server that stops', () => {
  useServer()

  it('finishes the messages that are being sent, and notes on no other device that it was told', async () => {
    const { alice, bob } = await cast()
    await follows(bob, alice)
    await storesDevices(alice, 20)
    service.holds()
    const push = createPush({ ...testContext(), config: parseConfig({ ...testSettings, ...(await settings()) }) })
    push.tell([alice.id])
    await service.holding(16)
    const stopped = push.stop()
    service.releases()
    await stopped
    expect(await DeviceModel.countDocuments({ toldAt: { $gt: new Date(0) } })).toBe(16)
  })
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://push.apple.com.example.org/abc', false],
  ['https://evil-push.apple.com/abc', false],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
])('%s is at a usual push service: %s', (endpoint, isIt) => {
  expect(pushServiceOf(endpoint, usualPushServices) !== undefined).toBe(isIt)
})

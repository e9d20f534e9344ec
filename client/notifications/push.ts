import type { ApolloClient } from '@apollo/client'
import { readToken } from '../auth/session.ts'
import { registerWorker } from '../offline/worker.ts'
import { isPushed, notePushed } from './desktop.ts'
import { PushKeyDocument, SubscribeToPushDocument, UnsubscribeFromPushDocument } from './Push.generated.ts'

/** Asks the server once a session, if it can, to notify this browser while the app is closed. */
export async function startPush(client: ApolloClient): Promise<void> {
  if (readToken() === null || isPushed()) return
  const key = (await client.query({ query: PushKeyDocument, fetchPolicy: 'no-cache' })).data?.pushKey
  const registration = key ? await registerWorker({ mayInstall: true }) : null
  if (!key || !registration || !('pushManager' in registration)) return
  // On a first visit the worker may still be installing. Only an active one can subscribe.
  if (!registration.active) await navigator.serviceWorker.ready
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = (await subscriptionOf(registration, key)).toJSON()
  if (!endpoint) return
  await client.mutate({ mutation: SubscribeToPushDocument, variables: { input: { endpoint, p256dh, auth } } })
  notePushed(true)
}

export async function endPush(client: ApolloClient): Promise<void> {
  const endpoint = await forgetPush()
  if (endpoint) await client.mutate({ mutation: UnsubscribeFromPushDocument, variables: { endpoint } })
}

/** Ends push messages in this browser, also without a network. Returns the address to which the server sends them. */
export async function forgetPush(): Promise<string | undefined> {
  notePushed(false)
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration || !('pushManager' in registration)) return undefined
  const subscription = await registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return subscription?.endpoint
}

/** A subscription with the key of another server is replaced. */
async function subscriptionOf(
  { pushManager }: ServiceWorkerRegistration,
  applicationServerKey: string,
): Promise<PushSubscription> {
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  try {
    return await subscribe()
  } catch (error) {
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return subscribe()
  }
}

import type { Logger } from 'pino'
import webpush from 'web-push'
import type { Config } from '../config.ts'
import { type DeviceDocument, DeviceModel } from './device.model.ts'
import type { PushKeys } from './pushKeys.ts'

/** How long a push service keeps a message for a device that is off. */
const keptSeconds = 24 * 60 * 60

const answerMs = 10_000

/** The service no longer knows the device (RFC 8030, section 7.3). */
const gone = [404, 410]

type Means = { keys: PushKeys; config: Config; log: Logger }

/** Encrypts a text for a device and gives it to the push service. Forgets a device that is gone. Never throws. */
export async function sendMessage(device: DeviceDocument, text: string, { keys, config, log }: Means): Promise<void> {
  const { endpoint, p256dh, auth } = device
  try {
    const vapidDetails = { subject: contactOf(config), ...keys }
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails,
      TTL: keptSeconds,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    })
    await answer.body?.cancel()
    if (gone.includes(answer.status)) await DeviceModel.deleteOne({ _id: device._id })
    else if (!answer.ok) log.warn({ service: new URL(endpoint).host, status: answer.status }, 'a push service refused')
  } catch (error) {
    log.warn({ service: new URL(endpoint).host, err: error }, 'a push message could not be sent')
  }
}

/** Whom a push service may ask about the messages (RFC 8292, section 2.1). */
function contactOf({ publicUrl = 'http://localhost' }: Config): string {
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' ? publicUrl : `mailto:webmaster@${hostname}`
}

import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { WebSocket } from 'ws'
import { largestUpload } from '../../media/media.rules.ts'
import { reasonOf } from '../../network/unanswered.ts'
import { type Diagnosis, fine, problem, warning } from './diagnosis.ts'

const patienceMs = 15_000
const dayMs = 24 * 60 * 60_000
const fewestDays = 14

/** More than the largest upload, because a form has other parts. */
const mostBytes = largestUpload + 64 * 1024

/** What a visitor meets at the public address: the way there, TLS, and whether a proxy lets everything through. */
export async function publicDiagnoses(publicUrl: string): Promise<Diagnosis[]> {
  const answer = await answers(publicUrl)
  const certificate = await tls(publicUrl)
  if (answer.state !== 'ok') return [certificate, answer]
  return [certificate, answer, await bodies(publicUrl), await sockets(publicUrl)]
}

async function answers(publicUrl: string): Promise<Diagnosis> {
  const advice = 'Start the server, and see that DNS and the proxy lead to it.'
  try {
    const response = await fetch(`${publicUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    const isLinnet = response.ok && (await response.text()).includes('alive')
    if (isLinnet) return fine('PUBLIC_URL', `${publicUrl} leads to the server`)
    return problem('PUBLIC_URL', `${publicUrl} answers ${response.status}, but it is not this server`, advice)
  } catch (error) {
    return problem('PUBLIC_URL', `${publicUrl} does not answer: ${reasonOf(error)}`, advice)
  }
}

async function tls(publicUrl: string): Promise<Diagnosis> {
  const { protocol, hostname, port } = new URL(publicUrl)
  const host = hostname.replace(/^\[|\]$/g, '')
  if (protocol === 'http:') {
    if (/^(localhost|127\.|\[::1\])/.test(hostname)) return fine('TLS', 'not needed on this machine')
    const advice = 'Put a proxy with a certificate in front, and set PUBLIC_URL to https.'
    return problem('TLS', 'passwords cross the network in the clear', advice)
  }
  const socket = connect({ host, port: Number(port || 443), ...(isIP(host) ? {} : { servername: host }) })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) })
    return certificateDiagnosis(new Date(socket.getPeerCertificate().valid_to), new Date())
  } catch (error) {
    const advice = 'Renew the certificate, name this host in it, and let the proxy send the whole chain.'
    return problem('TLS', `browsers refuse it: ${reasonOf(error)}`, advice)
  } finally {
    socket.destroy()
  }
}

/** Whether browsers accept the certificate at this moment. */
export function certificateDiagnosis(validTo: Date, now: Date): Diagnosis {
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs)
  const says = `the certificate is valid for ${days} days`
  return days < fewestDays ? warning('TLS', says, 'See why it is not renewed by itself.') : fine('TLS', says)
}

/** If a guest's upload gets through the proxy, the server refuses it because it has no token. */
async function bodies(publicUrl: string): Promise<Diagnosis> {
  const advice = `Raise the proxy's limit to ${Math.ceil(mostBytes / 1024 ** 2)} MB (nginx: client_max_body_size).`
  try {
    const request = { method: 'POST', body: new Uint8Array(mostBytes), signal: AbortSignal.timeout(patienceMs) }
    const { status } = await fetch(`${publicUrl}/media/upload`, request)
    if (status === 401) return fine('size of bodies', 'the largest uploads arrive')
    if (status === 413) return problem('size of bodies', 'the proxy refuses large uploads', advice)
    return warning('size of bodies', `a large upload got ${status}`, advice)
  } catch (error) {
    return warning('size of bodies', `a large upload got no answer: ${reasonOf(error)}`, advice)
  }
}

async function sockets(publicUrl: string): Promise<Diagnosis> {
  const address = publicUrl.replace(/^http/, 'ws')
  const socket = new WebSocket(`${address}/graphql`, 'graphql-transport-ws', { handshakeTimeout: patienceMs })
  try {
    await once(socket, 'open')
    return fine('WebSockets', 'they pass')
  } catch (error) {
    const advice = 'Let the proxy pass Upgrade and Connection (nginx: proxy_http_version 1.1), and see MAX_SOCKETS.'
    return problem('WebSockets', `nothing arrives live: ${reasonOf(error)}`, advice)
  } finally {
    socket.terminate()
  }
}

import { type Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** What a scenario asks a server: a GraphQL request unless it names a path. */
export type Request = {
  method?: 'GET' | 'POST' | 'PUT'
  path?: string
  headers?: Record<string, string>
  body?: object
  token?: string | undefined
}

type Answer = { status: number; text: string }

/** Sends a request; returns the status and the text of the answer. */
function send(
  agent: Agent,
  port: number,
  { method = 'POST', path = '/graphql', headers = {}, body, token }: Request,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    }
    const sent = request({ agent, port, path, method, headers: all }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

/** A server may say that it is overloaded, or, in an answer's errors, that the database is. */
const isBusy = ({ status, text }: Answer) => status === 503 || text.includes('"code":"BUSY"')

const pauseMs = 5
const longestBusyMs = 30_000

/**
 * As `send`, until the server and its database are not too busy; that time counts. Throws if that takes half a minute,
 * or if the answer is no success and no 304.
 */
export async function ask(agent: Agent, port: number, asked: Request): Promise<string> {
  const begin = performance.now()
  let answer = await send(agent, port, asked)
  while (isBusy(answer) && performance.now() - begin < longestBusyMs) {
    await setTimeout(pauseMs)
    answer = await send(agent, port, asked)
  }
  if ((answer.status >= 300 && answer.status !== 304) || answer.text.includes('"errors"'))
    throw new Error(`${answer.status} ${answer.text}`)
  return answer.text
}

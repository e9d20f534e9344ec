import { type Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export type Asked = { operationName: string; variables: object; token?: string | undefined }

/** A request to GraphQL, unless it names a path. */
export type Request = {
  method?: 'GET' | 'POST' | 'PUT'
  path?: string
  headers?: Record<string, string>
  body?: object
  token?: string | undefined
}

type Answer = { status: number; text: string }

function send(agent: Agent, port: number, asked: Request): Promise<Answer> {
  const { method = 'POST', path = '/graphql', headers = {}, body, token } = asked
  return new Promise((resolve, reject) => {
    const all = {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    }
    const sent = request({ agent, host: '127.0.0.1', port, path, method, headers: all }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.on('error', reject)
    sent.end(body && JSON.stringify(body))
  })
}

const isBusy = ({ status, text }: Answer) => status === 503 || text.includes('"code":"BUSY"')

/** Sends a request and returns the answer's text. Retries a busy server for 30 s, which counts. Throws on failure. */
export async function ask(agent: Agent, port: number, asked: Request): Promise<string> {
  const end = performance.now() + 30_000
  let answer = await send(agent, port, asked)
  while (isBusy(answer) && performance.now() < end) {
    await setTimeout(5)
    answer = await send(agent, port, asked)
  }
  const { status, text } = answer
  if (status >= 300 || text.includes('"errors"')) throw new Error(`${status} ${text}: ${JSON.stringify(asked)}`)
  return text
}

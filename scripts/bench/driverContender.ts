import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { pages } from './driver/pages.ts'
import { restList } from './driver/restList.ts'
import { write } from './driver/writes.ts'
import { listenAndReport, viewerOf } from './process.ts'

/** The driver on plain HTTP: what Linnet's answers cost at least. */
type Asked = { operationName: string; variables: never }

async function dataFor(request: IncomingMessage): Promise<object> {
  if (request.method === 'GET') return restList(Number(request.url?.split('=')[1]))
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const { operationName, variables } = JSON.parse(text) as Asked
  const userId = viewerOf(request)
  const written = write(userId ?? '', operationName, variables)
  return { data: await (written ?? pages[operationName]?.(userId, variables)) }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const data = await dataFor(request)
  response.setHeader('content-type', 'application/json').end(JSON.stringify(data))
}

listenAndReport(createServer((request, response) => void answer(request, response)))

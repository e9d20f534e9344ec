import { createServer } from 'node:http'
import { pages } from './driverPages.ts'
import { writes } from './driverWrites.ts'
import { listen, viewerOf } from './serve.ts'

/** The driver on plain HTTP, with as few commands as the client's answers need: nothing can cost less. */
const server = createServer((request, response) => {
  const answer = async () => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString()) as Asked
    const operation = pages[operationName] ?? writes[operationName]
    if (!operation) throw new Error(`There is no ${operationName}.`)
    const data = await operation(viewerOf(request) ?? '', variables)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data }))
  }
  answer().catch((error: unknown) => response.writeHead(500).end(String(error)))
})

type Asked = { operationName: string; variables: never }

listen(server)

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { openApiDocument } from '../rest/openapi.ts'
import { calls } from './restCalls.ts'
import type { Data } from './person.ts'
import { type Answer, RestClient } from './restClient.ts'
import { urlOf } from './testServer.ts'

type Operation = { responses: Record<string, object | undefined> }

const document = openApiDocument(calls) as { paths: Record<string, Record<string, Operation | undefined>> }
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'linnet')
const compiled = new Map<string, ValidateFunction>()

/** A REST client that checks every response against the OpenAPI document. */
export class OldClient extends RestClient<Data> {
  constructor({ token }: { token?: string | undefined } = {}) {
    super((path) => urlOf(`/api${path}`), token)
  }

  override async sends(...[method, path, ...rest]: Parameters<RestClient['sends']>): Promise<Answer<Data>> {
    const answer = await super.sends(method, path, ...rest)
    if (answer.status !== 304) checkShape(method, path, answer)
    return answer
  }
}

export const wrongField = (message: string, entry: unknown = expect.any(String)) => ({
  status: 400,
  body: { errors: [message, entry] },
})

/** Calls that are not documented (404, 405) must also answer with the documented shape of errors. */
function checkShape(method: string, path: string, { status, headers, body }: Answer<Data>): void {
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  const template = templateOf(`/api${path}`)
  const operation = document.paths[template ?? '']?.[method.toLowerCase()]
  const isDocumented = operation?.responses[status] !== undefined
  if (!isDocumented && (status < 400 || operation))
    throw new Error(`${method} ${path}: the status ${status} is not documented.`)
  const pointer = isDocumented
    ? `/paths/${escape(template ?? '')}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
    : '/components/schemas/Errors'
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `linnet#${pointer}` })
  compiled.set(pointer, validate)
  if (!validate(body))
    throw new Error(`${method} ${path}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body).slice(0, 500)}`)
}

const escape = (part: string) =>
  part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')

function templateOf(path: string): string | undefined {
  const address = path.split('?', 1)[0]?.replace(/\/$/, '').toLowerCase() ?? ''
  const templates = Object.keys(document.paths).sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  return templates.find((template) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+').toLowerCase()}$`).test(address),
  )
}

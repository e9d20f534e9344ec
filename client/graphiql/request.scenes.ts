import { execFileSync } from 'node:child_process'
import { curlOf, draftInAddress, linkTo } from './request.ts'

const endpoint = 'http://localhost:4000/graphql'

function argumentsOf(command: string): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${command}`
  return execFileSync('sh', ['-c', script], { encoding: 'utf8', env: { TOKEN: 'secret' } })
    .split('\0')
    .slice(0, -1)
}

describe('a request as a curl command', () => {
  const query = `{ users(search: "it's $HOME \`x\` \\n") { edges { cursor } } }`

  it('sends exactly what the editors contain, even characters with a meaning in a shell', () => {
    const command = curlOf({ query, variables: '{ "a": "\'b\' $c" }' }, { endpoint, isLoggedIn: false })
    const [address, , contentType, , body = ''] = argumentsOf(command)
    expect([address, contentType]).toEqual([endpoint, 'content-type: application/json'])
    expect(JSON.parse(body)).toEqual({ query, variables: { a: "'b' $c" } })
  })

  it("replaces the app's token with a variable and contains the editor's headers", () => {
    const command = curlOf({ query, headers: '{ "x-request-id": "1" }' }, { endpoint, isLoggedIn: true })
    expect(command).toContain('-H "authorization: Bearer $TOKEN"')
    expect(argumentsOf(command)).toEqual(expect.arrayContaining(['x-request-id: 1', 'authorization: Bearer secret']))
    const own = curlOf({ query, headers: '{ "Authorization": "Bearer x" }' }, { endpoint, isLoggedIn: true })
    expect(argumentsOf(own)).toContain('Authorization: Bearer x')
    expect(own).not.toContain('$TOKEN')
  })

  it('needs valid JSON variables', () => {
    expect(() => curlOf({ query, variables: '{' }, { endpoint, isLoggedIn: false })).toThrow(SyntaxError)
  })
})

describe('a link to the playground', () => {
  it.each([
    { query: '{ viewer { id } }', variables: '' },
    { query: 'query ($a: String) {\n  users(search: $a) { edges { cursor } }\n}', variables: '{ "a": "ä & b = +" }' },
  ])('fills in %j', (draft) => {
    const link = linkTo({ ...draft, headers: '{ "authorization": "Bearer secret" }' }, endpoint)
    expect(link).not.toContain('secret')
    expect(draftInAddress(new URL(link).search)).toEqual(draft)
  })

  it('needs a query', () => {
    expect(draftInAddress('?variables={}')).toBeNull()
  })
})

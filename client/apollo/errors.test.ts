import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { messageOf } from './errors.ts'

const failed = (status: number) =>
  new ServerError('Failed.', { response: new Response('<html>', { status }), bodyText: '<html>' })

describe('the words for a failed request', () => {
  it("are the server's own where it said something", () => {
    expect(messageOf(new CombinedGraphQLErrors({ errors: [{ message: 'Too long.' }] }))).toBe('Too long.')
  })

  it.each([500, 502, 503])("say that it is the server's fault at status %s", (status) => {
    expect(messageOf(failed(status))).toBe('The server has a problem. Try again in a moment.')
  })

  it('ask for patience when there were too many', () => {
    expect(messageOf(failed(429))).toBe('Too many requests. Wait a moment and try again.')
  })

  it('point to the connection when nothing came back', () => {
    expect(messageOf(new TypeError('Failed to fetch'))).toBe(
      'Could not reach the server. Check your connection and try again.',
    )
  })

  it('do not blame a server that an offline browser never asked', () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    expect(messageOf(new TypeError('Failed to fetch'))).toBe('This needs a connection.')
    Reflect.deleteProperty(navigator, 'onLine')
  })
})

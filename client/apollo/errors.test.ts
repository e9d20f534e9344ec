import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { messageOf } from './errors.ts'

const failed = (status: number) =>
  new ServerError('Failed.', { response: new Response('<html>', { status }), bodyText: '<html>' })

describe('the message for a failed request', () => {
  it("is the server's message if it sent one", () => {
    expect(messageOf(new CombinedGraphQLErrors({ errors: [{ message: 'Too long.' }] }))).toBe('Too long.')
  })

  it.each([500, 502, 503])('blames the server at status %s', (status) => {
    expect(messageOf(failed(status))).toBe('The server has a problem. Try again in a moment.')
  })

  it('asks the user to wait after too many requests', () => {
    expect(messageOf(failed(429))).toBe('Too many requests. Wait a moment and try again.')
  })

  it('names the connection when the server did not answer', () => {
    expect(messageOf(new TypeError('Failed to fetch'))).toBe(
      'Could not reach the server. Check your connection and try again.',
    )
  })

  it('says that a connection is needed when the browser is offline', () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    expect(messageOf(new TypeError('Failed to fetch'))).toBe('This needs a connection.')
    Reflect.deleteProperty(navigator, 'onLine')
  })
})

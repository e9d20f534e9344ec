import { ApolloLink, Observable } from '@apollo/client'
import { clientOver } from '../apollo/client.ts'
import { endSessions } from './endSessions.ts'

const { jest } = import.meta

afterEach(() => jest.restoreAllMocks())

it('the end of a session waits five seconds for a server that does not answer', async () => {
  const timeout = new AbortController()
  const chosen = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const silent = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { signal } = operation.getContext()['fetchOptions'] as { signal: AbortSignal }
        signal.addEventListener('abort', () => observer.error(signal.reason))
      }),
  )
  const ending = endSessions(clientOver(silent), ['a-token'])
  expect(chosen).toHaveBeenCalledWith(5_000)
  timeout.abort()
  await ending
})

import { type ApolloCache, ApolloLink, Observable } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { clientOver } from '../apollo/client.ts'
import { ViewerContext } from '../auth/viewer.ts'
import Toaster from '../ui/Toaster.tsx'

type Answer = Record<string, unknown> | Error
/** Answers of the API by operation. With a promise, the test decides when the answer comes. */
export type Answers = Record<string, (variables: any) => Answer | Promise<Answer>>

const alice = {
  id: 'id-of-alice',
  username: 'alice',
  name: 'Alice',
  avatar: '/media/alice.webp',
  sensitiveMedia: 'BLUR' as const,
  hasUnreadDecision: false,
}

type Options = { answers: Answers; viewer?: typeof alice | null; loaded?: (cache: ApolloCache) => void }

/** Renders components with the app's cache and these answers. `loaded` fills the cache first. */
export async function renderApp(children: ReactNode, { answers, viewer = alice, loaded }: Options) {
  const asked: { name: string; variables: any; token: unknown }[] = []
  const network = new ApolloLink((operation) => {
    const { operationName = '', variables } = operation
    asked.push({ name: operationName, variables, token: operation.getContext()['token'] })
    return new Observable((observer) => {
      const answer = Promise.resolve(answers[operationName]?.(variables) ?? new Error(`No answer for ${operationName}`))
      void answer.then((data) => {
        if (data instanceof Error) return observer.error(data)
        observer.next({ data })
        observer.complete()
      })
    })
  })
  const client = clientOver(network)
  loaded?.(client.cache)
  await act(async () =>
    render(
      <MemoryRouter>
        <ApolloProvider client={client}>
          <ViewerContext value={{ loggedIn: viewer !== null, viewer, shown: viewer }}>{children}</ViewerContext>
        </ApolloProvider>
        <Toaster />
      </MemoryRouter>,
    ),
  )
  return { client, asked }
}

export function later<Value>() {
  let tell: (value: Value) => void = () => {}
  const value = new Promise<Value>((resolve) => (tell = resolve))
  return { value, tell }
}

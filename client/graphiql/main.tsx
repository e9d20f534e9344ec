import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import { createGraphiQLFetcher } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createRoot } from 'react-dom/client'
import { readToken } from '../auth/session.ts'
import { examples } from './examples.ts'

const fetcher = createGraphiQLFetcher({ url: '/graphql', fetch: withToken })

/** Sends the app's session token, unless the headers editor sets another one. */
function withToken(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers)
  const token = readToken()
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  return fetch(input, { ...init, headers })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={examples} defaultEditorToolsVisibility="variables" />)

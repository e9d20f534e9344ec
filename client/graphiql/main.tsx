import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './playground.css'
import { type Fetcher, createGraphiQLFetcher, createLocalStorage } from '@graphiql/toolkit'
import { GraphiQL } from 'graphiql'
import { createClient } from 'graphql-ws'
import { Link, SquareTerminal } from 'lucide-react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { readToken } from '../auth/session.ts'
import { CopyButton } from './CopyButton.tsx'
import { guestTabs, memberTabs } from './examples.ts'
import { curlOf, draftInAddress, linkTo } from './request.ts'
import { useWrappedLines } from './useWrappedLines.ts'
import { lookAround } from './world.ts'

const endpoint = `${window.location.origin}/graphql`

/** The headers that the editor named last: a socket takes none from a request. */
let named: HeadersInit = {}

const send = createGraphiQLFetcher({
  url: '/graphql',
  fetch: (input, init) => fetch(input, { ...init, headers: withToken(init?.headers) }),
  wsClient: createClient({
    url: endpoint.replace(/^http/, 'ws'),
    connectionParams: () => Object.fromEntries(withToken(named)),
  }),
})

/** Just after a change of tabs, GraphiQL still names the operation of the tab before. */
const fetcher: Fetcher = ({ operationName, ...request }, options) => {
  named = options?.headers ?? {}
  return send({ ...request, ...(operationName && request.query.includes(operationName) && { operationName }) }, options)
}

/** The editor for headers can name another token. */
function withToken(given?: HeadersInit): Headers {
  const headers = new Headers(given)
  const token = readToken()
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  return headers
}

function Commands({ prettify, merge, copy }: Record<'prettify' | 'merge' | 'copy', ReactNode>) {
  useWrappedLines()
  return (
    <>
      {prettify}
      {merge}
      {copy}
      <CopyButton label="Copy link" icon={Link} text={(draft) => linkTo(draft, endpoint)} />
      <CopyButton
        label="Copy as curl"
        icon={SquareTerminal}
        text={(draft) => curlOf(draft, { endpoint, isLoggedIn: readToken() !== null })}
      />
    </>
  )
}

const isNarrow = window.matchMedia('(max-width: 700px)').matches
const isGuest = readToken() === null
const world = await lookAround()
// A link only fills in the editors, and the reader decides whether to run it.
const linked = draftInAddress(window.location.search)
const examples = isGuest ? guestTabs(world) : memberTabs(world)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher}
    defaultTabs={linked ? [linked, ...examples] : examples}
    {...(linked && { initialQuery: linked.query, initialVariables: linked.variables ?? '' })}
    // On a phone there is no room for them until somebody opens them.
    defaultEditorToolsVisibility={isNarrow ? false : 'variables'}
    // Guests and members have different examples, and therefore different tabs.
    storage={createLocalStorage({ namespace: isGuest ? 'playground-guest' : 'playground-member' })}
    schemaDescription
    inputValueDeprecation
  >
    <GraphiQL.Toolbar>{(commands) => <Commands {...commands} />}</GraphiQL.Toolbar>
  </GraphiQL>,
)

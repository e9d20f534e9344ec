import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Answers, later, renderApp } from '../testing/renderApp.tsx'
import { local } from '../ui/storage.ts'
import { ReportCasesDocument } from './Moderation.generated.ts'
import { Queue } from './Queue.tsx'

const page = (content: string, endCursor: string | null, others: string[] = []) => ({
  reportCases: {
    __typename: 'ReportCaseConnection' as const,
    edges: [content, ...others].map((text) => ({
      __typename: 'ReportCaseEdge' as const,
      node: { id: `case:${text}`, ...aRow, kept: kept(text) },
    })),
    pageInfo: { __typename: 'PageInfo' as const, hasNextPage: endCursor !== null, endCursor },
  },
})

const aRow = {
  ...{ __typename: 'ReportCase' as const, reportCount: 1, words: [], reportedAt: '2026-01-01T10:00:00.000Z' },
  ...{ outcome: null, isTakenByViewer: false, takenBy: null, postId: 'a-post' },
}

const kept = (content: string) => ({
  ...{ __typename: 'KeptCopy' as const, username: 'bob', profile: null },
  post: { __typename: 'KeptPost' as const, content },
})

const rows = () => screen.getAllByRole('listitem')
const more = () => screen.getByRole('button', { name: 'Show more' })

const opened = (answers: Answers) =>
  renderApp(<Queue state="TAKEN" />, {
    answers,
    loaded: (cache) =>
      cache.writeQuery({ query: ReportCasesDocument, variables: { state: 'TAKEN' }, data: page('Known', 'known') }),
  })

describe('the next page of a queue', () => {
  it('waits for the queue, when it is being read anew, and follows what is new', async () => {
    const anew = later<Record<string, unknown>>()
    const { asked } = await opened({ ReportCases: ({ after }) => (after ? page(`After ${after}`, null) : anew.value) })
    await userEvent.click(more())
    await act(async () => anew.tell(page('New', 'new')))
    await screen.findByText('After new')
    expect(asked.map(({ variables }) => variables.after)).toEqual([undefined, 'new'])
    expect(rows()).toHaveLength(2)
  })

  it('gets the focus on its first row, so that people read on there', async () => {
    await opened({ ReportCases: ({ after }) => (after ? page('Second', null) : page('Known', 'known')) })
    act(() => more().focus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(rows()[1]).toHaveFocus())
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('leaves the focus on its button, when it does not come', async () => {
    await opened({ ReportCases: ({ after }) => (after ? new Error('Lost') : page('Known', 'known')) })
    act(() => more().focus())
    await userEvent.keyboard('{Enter}')
    await screen.findByText('Could not reach the server. Check your connection and try again.')
    expect(more()).toHaveFocus()
  })
})

it('when the row with the focus leaves a queue, because somebody dealt with it, the next one gets the focus', async () => {
  const anew = later<Record<string, unknown>>()
  const both = page('Known', null, ['Other'])
  await renderApp(
    <main>
      <Queue state="TAKEN" />
    </main>,
    {
      answers: { ReportCases: () => anew.value },
      loaded: (cache) => cache.writeQuery({ query: ReportCasesDocument, variables: { state: 'TAKEN' }, data: both }),
    },
  )
  act(() => screen.getByRole('link', { name: /Known/ }).focus())
  await act(async () => anew.tell(page('Other', null)))
  expect(screen.getByRole('link')).toHaveFocus()
})

it('a queue of reports that cannot be refreshed says so', async () => {
  await opened({})
  await screen.findByText('This page could not be refreshed.')
  expect(screen.getByText('Known')).toBeInTheDocument()
})

/** A socket over which the server says at once that there is another report. */
class TellingSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly readyState = TellingSocket.OPEN
  readonly protocol = 'graphql-transport-ws'
  onopen = () => {}
  onmessage = (_message: { data: string }) => {}
  constructor() {
    setTimeout(() => this.onopen())
  }
  send(sent: string) {
    const { type, id } = JSON.parse(sent) as { type: string; id?: string }
    const newest = { __typename: 'ReportCase', id: 'case:New', reportCount: 1, words: [] }
    const data = { reportsWaiting: { __typename: 'ReportsWaiting', count: 22, newest } }
    if (type === 'connection_init') this.#tell({ type: 'connection_ack' })
    if (type === 'subscribe') this.#tell({ type: 'next', id, payload: { data } })
  }
  close() {}
  #tell(message: object) {
    setTimeout(() => act(() => this.onmessage({ data: JSON.stringify(message) })))
  }
}

describe('a long queue to which a report comes', () => {
  const { WebSocket } = window
  const requestIdleCallback = (wake: () => void) => window.setTimeout(wake)
  beforeEach(() => {
    // A socket belongs to a token, so no other test gets this one.
    local.write('token', 'of a moderator')
    Object.assign(window, { WebSocket: TellingSocket, requestIdleCallback, cancelIdleCallback: window.clearTimeout })
  })
  afterEach(() => {
    cleanup()
    local.write('token', null)
    Object.assign(window, { WebSocket })
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(window, name)
  })

  it('gives the focus to its heading when the button that shows the report goes', async () => {
    const others = Array.from({ length: 20 }, (_, index) => `Older ${index}`)
    const answers = [page('Known', null, others), page('New', null, ['Known', ...others])]
    const queue = (
      <main>
        <h1 tabIndex={-1}>Reports</h1>
        <Queue state="OPEN" />
      </main>
    )
    await renderApp(queue, { answers: { ReportCases: () => answers.shift() ?? new Error('Lost') } })
    const offer = await screen.findByRole('button', { name: 'Show new reports' })
    act(() => offer.focus())
    await userEvent.keyboard('{Enter}')
    await screen.findByText('New')
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Reports' })).toHaveFocus())
    expect(offer).not.toBeInTheDocument()
  })
})

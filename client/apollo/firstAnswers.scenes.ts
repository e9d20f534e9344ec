import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'
import { fetchOrTakeOver } from './firstAnswers.ts'

const { jest } = import.meta

const globals = ['window', 'document', 'localStorage', 'history', 'fetch', 'setTimeout']
const run = compileFunction(readFileSync('client/public/start.js', 'utf8'), globals)

const home = { operationName: 'Home', variables: { filter: 'LATEST' } }

/** What `fetchOrTakeOver` returns to a member's app that asks for the Viewer and for Home. */
async function answersAfterStart({ state, waitMs = 0 }: { state: object | null; waitMs?: number }) {
  jest.useFakeTimers()
  const requests = [{ operationName: 'Viewer', variables: {} }, home]
  const page = document.createElement('script')
  Object.assign(page, { id: 'first-requests', type: 'application/json' })
  page.textContent = JSON.stringify({ viewer: 'member', requests })
  document.head.replaceChildren(page)
  localStorage.setItem('token', 'a-token')
  document.cookie = 'signed_in=1'
  window.history.replaceState(state, '')
  const answers = (words: string) => async () => new Response(words)
  run(window, document, localStorage, window.history, answers('early'), setTimeout)
  jest.advanceTimersByTime(waitMs)
  jest.useRealTimers()
  globalThis.fetch = answers('late')
  const asks = async (operation: object) =>
    (
      await fetchOrTakeOver('/graphql', {
        method: 'POST',
        headers: { authorization: 'Bearer a-token' },
        body: JSON.stringify(operation),
      })
    ).text()
  return Promise.all(requests.map(asks))
}

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
  localStorage.clear()
  document.head.replaceChildren()
  document.cookie = 'signed_in=1; max-age=0'
  window.history.replaceState(null, '')
  delete window.firstAnswers
})

describe('the answers to requests that the page sent before the app', () => {
  it('are the first that the app gets, once', async () => {
    expect(await answersAfterStart({ state: { idx: 0 } })).toEqual(['early', 'early'])
    expect(window.firstAnswers).toEqual([])
  })

  it('hold no list that the app reads around a place far down', async () => {
    expect(await answersAfterStart({ state: { idx: 0, place: { id: 'a-post' } } })).toEqual(['early', 'late'])
  })

  it('are dropped before they are old', async () => {
    expect(await answersAfterStart({ state: null, waitMs: 60_000 })).toEqual(['late', 'late'])
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useUnloadGuard } from '../navigation/useLeaveGuard.ts'
import { anAccount } from '../testing/posts.ts'
import { later, renderApp } from '../testing/renderApp.tsx'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { forgetOthers, makeCurrent, readOthers } from './accounts.ts'
import { clearSession, readStoredUser, readToken } from './session.ts'
import SwitchItems from './SwitchItems.tsx'
import { ViewerDocument } from './Viewer.generated.ts'

const viewerOf = (username: string) => ({
  viewer: { ...anAccount(username), sensitiveMedia: 'BLUR', hasUnreadDecision: false },
})

/** Alice is logged in; the browser also has sessions of bob and carol. */
async function rendersMenu(answers: (() => Promise<Record<string, unknown>>)[], beside?: ReactNode) {
  for (const username of ['carol', 'bob', 'alice'])
    makeCurrent({ token: `token-of-${username}`, user: anAccount(username) })
  const draw = ({ label, onSelect }: MenuItem) => (
    <button key={label} onClick={onSelect}>
      {label}
    </button>
  )
  const page = (
    <>
      <SwitchItems draw={draw} />
      {beside}
    </>
  )
  return renderApp(page, { answers: { Viewer: () => answers.shift()?.() ?? new Error('no network') } })
}

const switchesTo = (username: string) => userEvent.click(screen.getByRole('button', { name: `Switch to @${username}` }))

const current = () => [readToken(), readStoredUser()?.username]

afterEach(() => {
  act(clearSession)
  act(forgetOthers)
  Reflect.deleteProperty(window, 'caches')
})

describe('a switch to another account', () => {
  it('takes no answer about the account before, and keeps all sessions', async () => {
    const [ofAlice, ofBob] = [later<Record<string, unknown>>(), later<Record<string, unknown>>()]
    const { client } = await rendersMenu([() => ofAlice.value, () => ofBob.value])
    const asking = client.query({ query: ViewerDocument, fetchPolicy: 'network-only' })
    await switchesTo('bob')
    ofAlice.tell(viewerOf('alice'))
    await act(() => asking)
    ofBob.tell(viewerOf('bob'))
    await waitFor(() => expect(current()).toEqual(['token-of-bob', 'bob']))
    expect(readOthers().map(({ token }) => token)).toEqual(['token-of-alice', 'token-of-carol'])
  })

  it('forgets the files that were shared with the account before', async () => {
    const deleted: string[] = []
    Object.assign(window, { caches: { delete: async (name: string) => void deleted.push(name) } })
    await rendersMenu([async () => viewerOf('bob')])
    await switchesTo('bob')
    await waitFor(() => expect(deleted).toEqual(['shared-files']))
  })

  it('is the only one until it has ended', async () => {
    const ofBob = later<Record<string, unknown>>()
    const { asked } = await rendersMenu([() => ofBob.value])
    await switchesTo('bob')
    await switchesTo('carol')
    expect(asked).toHaveLength(1)
    ofBob.tell(viewerOf('bob'))
    await waitFor(() => expect(current()).toEqual(['token-of-bob', 'bob']))
  })

  it('waits for what would be lost with the page, such as an upload', async () => {
    function Unfinished() {
      useUnloadGuard(true)
      return null
    }
    const { asked } = await rendersMenu([], <Unfinished />)
    await switchesTo('bob')
    await screen.findByText('Finish or discard what you have begun here, then switch.')
    expect(asked).toEqual([])
    expect(current()).toEqual(['token-of-alice', 'alice'])
  })
})

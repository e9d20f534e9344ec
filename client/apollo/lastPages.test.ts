import { ApolloLink, type ApolloClient } from '@apollo/client'
import { clearSession, storeSession } from '../auth/session.ts'
import { SessionsDocument, SettingsDocument } from '../auth/settings/Settings.generated.ts'
import { FollowersDocument, FollowingDocument } from '../follows/PeopleDialog.generated.ts'
import { lastPagesKey, local } from '../ui/storage.ts'
import { clientOver } from './client.ts'
import { keepPage } from './keepPages.ts'
import { type LastPages, longestMs, restoreLastPages } from './lastPages.ts'

const token = 'the-session-of-alice'
const alice = { username: 'alice', name: 'Alice', avatar: '/media/alice.webp' }

const person = (username: string, name = username) => ({
  __typename: 'User',
  id: username,
  username,
  name,
  avatar: '/avatar.webp',
  isVerified: false,
  verifiedKind: null,
  followerCount: 0,
  viewerIsFollowing: false,
})

function opened(by = token): ApolloClient {
  const client = clientOver(ApolloLink.empty())
  restoreLastPages(client, by)
  return client
}

function answers(client: ApolloClient, username: string, followers: { username: string }[]): void {
  const connection = {
    __typename: 'UserConnection',
    edges: followers.map((node) => ({ __typename: 'UserEdge', node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
  }
  const data: any = { user: { __typename: 'User', id: username, followers: connection } }
  client.cache.writeQuery<any>({ query: FollowersDocument, variables: { username }, data })
}

function shows(client: ApolloClient, username: string, followers: { username: string }[]): void {
  answers(client, username, followers)
  keepPage(client, FollowersDocument, { username })
}

function followersIn(client: ApolloClient, username: string): string[] | null {
  const data = client.cache.readQuery<any>({ query: FollowersDocument, variables: { username } })
  return data?.user?.followers.edges.map(({ node }: any) => node.id) ?? null
}

const kept = () => JSON.parse(local.read(lastPagesKey) ?? 'null') as LastPages | null

function change(part: (pages: LastPages) => Partial<LastPages>): void {
  const pages = kept()
  if (!pages) throw new Error('Nothing is kept.')
  local.write(lastPagesKey, JSON.stringify({ ...pages, ...part(pages) }))
}

beforeEach(() => storeSession(token, alice))
afterEach(() => clearSession())

describe('the last pages of a session', () => {
  it('appear as the user left them when the app opens again', () => {
    const client = opened()
    shows(client, 'bob', [person('carol')])
    client.cache.modify({ id: 'User:carol', fields: { viewerIsFollowing: () => true } })
    window.dispatchEvent(new Event('pagehide'))
    const again = opened()
    expect(followersIn(again, 'bob')).toEqual(['carol'])
    expect((again.extract() as any)['User:carol']).toMatchObject({ viewerIsFollowing: true })
  })

  it('are not saved again if only data that they do not show has changed', () => {
    const client = opened()
    shows(client, 'bob', [person('carol')])
    answers(client, 'dan', [person('carol'), person('eve')])
    change(({ cache }) => ({ cache: { ...cache, 'User:mallory': person('mallory') } }))
    const before = kept()
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual(before)
  })

  it('stay stored while the app shows other pages', () => {
    shows(opened(), 'bob', [person('carol')])
    shows(opened(), 'dan', [person('eve')])
    const last = opened()
    expect([followersIn(last, 'bob'), followersIn(last, 'dan')]).toEqual([['carol'], ['eve']])
  })

  it('are limited to the latest six', () => {
    const client = opened()
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    for (const name of names) shows(client, name, [person(`follower_of_${name}`)])
    shows(client, 'b', [person('follower_of_b')])
    const again = opened()
    expect(names.filter((name) => followersIn(again, name))).toEqual(['b', 'c', 'd', 'e', 'f', 'g'])
  })

  it('do not include the lists of accounts that are only mentioned', () => {
    const client = opened()
    answers(client, 'carol', [person('mallory')])
    shows(client, 'bob', [person('carol')])
    expect(Object.keys(kept()?.cache ?? {}).toSorted()).toEqual(['ROOT_QUERY', 'User:bob', 'User:carol'])
  })

  it('exclude a page that is too large', () => {
    const client = opened()
    shows(client, 'bob', [person('carol')])
    shows(client, 'dan', [person('eve', 'x'.repeat(400_000))])
    expect(followersIn(opened(), 'dan')).toBeNull()
    expect(followersIn(opened(), 'bob')).toEqual(['carol'])
  })

  it('include the start of a long list, which the next answer replaces', () => {
    const all = Array.from({ length: 30 }, (_, number) => person(`p${number}`))
    shows(opened(), 'bob', all)
    const again = opened()
    const start = all.slice(0, 20)
    expect(followersIn(again, 'bob')).toEqual(start.map(({ id }) => id))
    answers(again, 'bob', start)
    expect(followersIn(again, 'bob')).toEqual(start.map(({ id }) => id))
  })

  it('contain only the data that they show', () => {
    const client = opened()
    const named = { __typename: 'User' as const, id: 'carol', username: 'carol', email: 'carol@here', isDemo: false }
    const viewer = { ...named, twoStep: null }
    client.cache.writeQuery({ query: SettingsDocument, data: { viewer } })
    shows(client, 'bob', [person('carol')])
    shows(opened(), 'dan', [person('eve')])
    expect(followersIn(opened(), 'bob')).toEqual(['carol'])
    expect(JSON.stringify(kept())).not.toContain('email')
  })

  it('include every page that showed a part of the same account', () => {
    const client = opened()
    const connection = {
      __typename: 'UserConnection',
      edges: [{ __typename: 'UserEdge', node: person('eve') }],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: 'end' },
    }
    const data: any = { user: { __typename: 'User', id: 'bob', following: connection } }
    client.cache.writeQuery<any>({ query: FollowingDocument, variables: { username: 'bob' }, data })
    keepPage(client, FollowingDocument, { username: 'bob' })
    shows(client, 'bob', [person('carol')])
    const again = opened()
    expect(followersIn(again, 'bob')).toEqual(['carol'])
    expect(again.cache.readQuery({ query: FollowingDocument, variables: { username: 'bob' } })).not.toBeNull()
  })

  it('exclude an empty list', () => {
    const client = opened()
    const pageInfo = { __typename: 'PageInfo' as const, hasNextPage: false, endCursor: null }
    const sessions = { __typename: 'SessionConnection' as const, edges: [], pageInfo }
    client.cache.writeQuery({ query: SessionsDocument, variables: {}, data: { sessions } })
    keepPage(client, SessionsDocument, {})
    expect(kept()?.seen).toEqual([])
  })
})

describe('the stored pages', () => {
  beforeEach(() => shows(opened(), 'bob', [person('carol')]))

  it.each<[string, () => void, string?]>([
    ['of another session', () => {}, 'the-session-of-mallory'],
    ['of another build of the app', () => change(({ key }) => ({ key: `another-${key}` }))],
    ['that are too old', () => change(({ seen }) => ({ seen: seen.map(([field, at]) => [field, at - longestMs]) }))],
    ['with invalid JSON', () => local.write(lastPagesKey, '{')],
  ])('%s are not shown', (_what, happens, by = token) => {
    happens()
    expect(followersIn(opened(by), 'bob')).toBeNull()
  })

  it.each<[string, () => void]>([
    ['the session ends', () => clearSession()],
    ['another session begins', () => storeSession('the-session-of-bob', alice)],
    ['another session reads them', () => opened('the-session-of-bob')],
    [
      'they are too old',
      () => {
        change(({ seen }) => ({ seen: seen.map(([field, at]) => [field, at - longestMs]) }))
        opened()
      },
    ],
  ])('are erased when %s', (_when, happens) => {
    happens()
    expect(kept()).toBeNull()
  })

  it('stay erased when the user then leaves a tab', () => {
    local.write(lastPagesKey, null)
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBeNull()
  })

  it('stay when the user leaves a tab with older pages', () => {
    change(({ seen }) => ({ seen: seen.map(([field, at]) => [field, at + 1000]) }))
    const before = kept()
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toEqual(before)
  })

  it('stay erased while another tab still shows the session', () => {
    const client = opened()
    clearSession()
    shows(client, 'dan', [person('eve')])
    window.dispatchEvent(new Event('pagehide'))
    expect(kept()).toBeNull()
  })
})

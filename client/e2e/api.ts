import { avatarSrcSet } from '../../server/media/media.rules.ts'

/** The address of the app under test. There is no default, because the tests write data. */
export function appUrl(): string {
  const url = process.env['E2E_URL']
  if (!url) throw new Error('Run the end-to-end tests with `npm run e2e`, which starts an app for them.')
  return url
}

type Account = { user: { username: string; name: string; avatar: string }; password: string }

type Stored = { name: string; value: string }[]

const demoSessions = new Map<string, Promise<Stored>>()

/**
 * What the app keeps in local storage of a session of a demo account. All tests of a worker share it, so none may end
 * it.
 */
export function demoSession(username: string): Promise<Stored> {
  const known = demoSessions.get(username) ?? logsInTo(username)
  demoSessions.set(username, known)
  return known
}

async function logsInTo(username: string): Promise<Stored> {
  const asked = await asks<{ demoAccounts: Account[] }>('{ demoAccounts { user { username name avatar } password } }')
  const account = asked.demoAccounts.find(({ user }) => user.username === username)
  if (!account) throw new Error(`There is no demo account ${username}.`)
  const { logIn } = await asks<{ logIn: { token: string } }>(
    'mutation ($input: LogInInput!) { logIn(input: $input) { token } }',
    {
      input: { username, password: account.password },
    },
  )
  return [
    { name: 'token', value: logIn.token },
    { name: 'userData', value: JSON.stringify(account.user) },
    { name: 'avatar-srcset', value: avatarSrcSet(account.user.avatar) ?? '' },
  ]
}

/** Sends a GraphQL operation as a guest, or with a token. Throws if the response has errors. */
export async function asks<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
  return asksAt(appUrl(), query, variables, token)
}

/** Asks another app in the same way. */
export async function asksAt<Data>(url: string, query: string, variables: object, token?: string): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

export function unique(words: string): string {
  return `${words} ${Math.random().toString(36).slice(2, 8)}`
}

/** A hashtag that no other test uses, and the path of its page. */
export function ownHashtag(): { tag: string; path: string } {
  const name = unique('own').replace(' ', '')
  return { tag: `#${name}`, path: `/hashtag/${name}` }
}

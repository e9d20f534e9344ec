/** Where the app under test runs. No default: the tests write, and must never reach an app that merely happens to run. */
export function appUrl(): string {
  const url = process.env['E2E_URL']
  if (!url) throw new Error('Run the end-to-end tests with `npm run e2e`, which starts an app of their own.')
  return url
}

type Account = { user: { username: string; name: string; avatar: string }; password: string }

/** What the browser of a demo account that is logged in keeps: `token` and `userData`, as entries of local storage. */
export async function demoSession(username: string): Promise<{ name: string; value: string }[]> {
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
  ]
}

/** Asks the API as a guest, or as whom the token names. Throws on errors of the answer. */
export async function asks<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
  const response = await fetch(`${appUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await response.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}

/** The same words, made unlike any others, so that a scenario finds its own posts among everybody's. */
export function unique(words: string): string {
  return `${words} ${Math.random().toString(36).slice(2, 8)}`
}

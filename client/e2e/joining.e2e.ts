import { expect } from '@playwright/test'
import { freePort } from '../../server/testing/freePort.ts'
import { MailServer } from '../../server/testing/mailServer.ts'
import { asksAt, unique } from './api.ts'
import { type RunningApp, startApp } from './app.ts'
import { linnetIn } from './linnet.ts'
import { signsUpAt } from './newcomer.ts'
import { operationOf } from './network.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

// Each test says first who can sign up, so they cannot share their app at the same time.
test.describe.configure({ mode: 'default' })

type Account = Awaited<ReturnType<typeof signsUpAt>>

const mail = new MailServer()
let app: RunningApp
let url: string
let admin: Account
let moderator: Account

test.beforeAll(async () => {
  const port = await freePort()
  url = `http://localhost:${port}`
  app = await startApp({ ...(await mail.start()), PORT: `${port}`, PUBLIC_URL: url, SEED: 'false' })
  admin = await signsUpAt(url, 'anna')
  moderator = await signsUpAt(url, 'mo')
  await linnetIn(app.dataDir, ['user', 'role', admin.username, 'admin'])
  const changeRole = 'mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { action { id } } }'
  await asksAt(url, changeRole, { input: { userId: moderator.user.id, role: 'MODERATOR' } }, admin.token)
})

test.afterAll(async () => {
  await app.stop()
  await mail.stop()
})

/** Takes back what an earlier test has said of the site. */
async function letsSignUp(signUpMode: 'OPEN' | 'BY_INVITE' | 'BY_APPROVAL'): Promise<void> {
  const said = { name: null, rules: null, contact: null, announcement: null }
  const editSite = 'mutation ($input: EditSiteInput!) { editSite(input: $input) { site { name } } }'
  await asksAt(url, editSite, { input: { ...said, signUpMode } }, admin.token)
}

async function logsIn(person: Person, { username, password }: Pick<Account, 'username' | 'password'>): Promise<void> {
  await person.opens(`${url}/login`)
  await person.types('Username', username)
  await person.types('Password', password)
  await person.presses('Enter')
}

const ownName = (name: string) => unique(name).replace(' ', '_')

test('who has an invite signs up, invites others, and gets a new password by a mailed link, which works once', async ({
  visitor,
}) => {
  await letsSignUp('BY_INVITE')
  const username = ownName('ada')
  const guest = await visitor({ width: 375, tolerates: [/status of 4\d\d/] })
  const again = await visitor({ width: 320, tolerates: [/status of 4\d\d/] })
  await guest.opens(`${url}/signup`)
  await guest.sees('Signing up here takes an invite.')
  const { stdout } = await linnetIn(app.dataDir, ['--json', 'invite', 'create'])
  const { code } = JSON.parse(stdout) as { code: string }
  await guest.opens(`${url}/`)
  await guest.opens(`${url}/signup#invite=${code}`)
  await guest.sees('You are invited.')
  await expect(guest.field('Full name')).toBeFocused()
  expect(await guest.barriers()).toEqual([])
  const form = { 'Full name': 'Ada Finch', Username: username, Email: `${username}@example.org` }
  for (const [label, text] of Object.entries(form)) await guest.types(label, text)
  for (const label of ['Password', 'Confirm password']) await guest.types(label, 'first password')
  await guest.presses('Enter')
  await guest.isOn('/home')

  await guest.opens(`${url}/settings`)
  await guest.clicks('link', 'Your invites')
  await guest.clicks('button', 'Create invite')
  await guest.hears('Invite created')
  await guest.sees(/^1 of 1 left/)
  expect(await guest.barriers()).toEqual([])

  await again.opens(`${url}/signup#invite=${code}`)
  await again.sees('This invite was used, or does not work any more.')
  await again.opens(`${url}/login`)
  await again.clicks('link', 'Forgot password?')
  await again.types('Email', `${username.toUpperCase()}@example.org`)
  expect(await again.barriers()).toEqual([])
  await again.clicks('button', 'Send link')
  await again.sees('Check your mail')
  const [sent = ''] = await mail.mailsTo(`${username}@example.org`)
  const link = /http\S+\/reset#\S+/.exec(sent)?.[0] ?? ''
  const sets = async (password: string) => {
    for (const label of ['New password', 'Confirm password']) await again.types(label, password)
    await again.clicks('button', 'Change password')
  }
  await again.opens(link)
  await sets('short')
  await again.sees('Password should atleast be 6 characters!')
  expect(await again.barriers()).toEqual([])
  await sets('second password')
  await again.hears('Password changed')
  await again.isOn('/login')
  await expect(again.field('Username')).toHaveValue(username)
  await again.opens(link)
  await sets('another one')
  await again.sees('This link cannot be used: it was used already, is too old, or is not complete.')
  await logsIn(again, { username, password: 'second password' })
  await again.isOn('/home')
})

test('who signs up waits for a moderator, who lets one in and declines another', async ({ visitor }) => {
  await letsSignUp('BY_APPROVAL')
  const [username, refused, word] = [ownName('ada'), ownName('bea'), unique('quack').replace(' ', '')]
  const newcomer = await visitor({ width: 375, tolerates: [/status of 4\d\d/] })
  const warden = await visitor({ width: 320 })
  await newcomer.opens(`${url}/signup`)
  await newcomer.sees('A moderator looks at each request.')
  const form = { 'Full name': 'Ada Finch', Username: username, Email: `${username}@example.org` }
  for (const [label, text] of Object.entries(form)) await newcomer.types(label, text)
  for (const label of ['Password', 'Confirm password']) await newcomer.types(label, 'a password')
  await newcomer.clicks('button', 'Sign up')
  await newcomer.sees('Please tell something about yourself.')
  await newcomer.types('About you, for the moderator', 'I sing in the choir.')
  expect(await newcomer.barriers()).toEqual([])
  await newcomer.clicks('button', 'Sign up')
  await newcomer.seesA('heading', 'Your request is waiting')
  expect(await newcomer.barriers()).toEqual([])
  // The notice asks every 15 seconds, and would let them in before the test looks.
  await newcomer.clicks('link', 'Read meanwhile')
  await newcomer.isOn('/')
  const other = {
    name: 'Bea',
    username: refused,
    email: `${refused}@example.org`,
    password: 'secret',
    confirmPassword: 'secret',
  }
  await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(other),
  })

  await logsIn(warden, moderator)
  await warden.isOn('/home')
  await warden.opens(`${url}/settings`)
  await warden.clicks('link', 'Requests to join')
  await warden.sees('I sing in the choir.')
  expect(await warden.barriers()).toEqual([])
  await warden.clicks('button', `Let in @${username}`)
  await warden.hears(`@${username} is in`)
  await warden.clicks('button', `Decline @${refused}`)
  await warden.types('The reason, which they read', 'Only for the choir.')
  expect(await warden.barriers()).toEqual([])
  await warden.dialog(`Decline @${refused}`).getByRole('button', { name: 'Decline' }).click()
  await warden.sees('Nobody waits to be let in')

  await warden.opens(`${url}/settings`)
  await warden.clicks('link', 'Blocklist')
  await warden.types('Word, domain or network', word)
  await warden.clicks('button', 'Block')
  await warden.hears(`Blocked “${word}”`)
  await warden.seesA('button', `Unblock ${word}`)
  expect(await warden.barriers()).toEqual([])

  // The page goes on at once, and its toast may be gone when the next page has loaded.
  await newcomer.page.goto(`${url}/waiting`)
  await newcomer.hears('Welcome! A moderator let you in.')
  await newcomer.isOn('/home')
  await logsIn(newcomer, { username: refused, password: 'secret' })
  await newcomer.sees('The reason: Only for the choir.')
})

test('an administrator names the site, gives it rules, and closes sign-up; everybody sees it', async ({ visitor }) => {
  await letsSignUp('OPEN')
  const keeper = await visitor({ width: 320 })
  const guest = await visitor({ tolerates: [/status of 404/] })
  await logsIn(keeper, admin)
  await keeper.isOn('/home')
  await keeper.opens(`${url}/settings`)
  await keeper.clicks('link', 'The site')
  await keeper.types('Name', 'Saltmere Forum')
  await keeper.types('Rules, one on each line', 'Be kind.\n\nNo adverts.')
  await keeper.types('Contact', 'ada@example.org')
  await keeper.types('Announcement', 'We move on Sunday.')
  expect(await keeper.barriers()).toEqual([])
  await keeper.clicks('button', 'Save')
  await keeper.hears('Saved. People see it from the next page that they load.')

  await guest.opens(url)
  await expect(guest.page).toHaveTitle('Explore / Saltmere Forum')
  await guest.sees('We move on Sunday.')
  expect(await guest.barriers()).toEqual([])
  await guest.clicks('link', 'Rules and contact')
  await guest.seesA('heading', 'Rules')
  await guest.seesA('link', 'ada@example.org')
  expect(await guest.barriers()).toEqual([])
  await guest.opens(`${url}/signup`)
  await guest.sees('By signing up you agree to these rules')
  await guest.sees('No adverts.')
  expect(await guest.barriers()).toEqual([])

  await keeper.types('Announcement', '')
  await keeper.page.getByLabel('Who can sign up').selectOption('Nobody')
  // The message of the first save may still be shown.
  const saved = keeper.page.waitForResponse((response) => operationOf(response.request()) === 'EditSite')
  await keeper.clicks('button', 'Save')
  expect((await saved).ok()).toBe(true)
  await guest.opens(url)
  await expect(guest.page.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
  await guest.opens(`${url}/signup`)
  await guest.doesNotSee('We move on Sunday.', { but: 'Sign-up is closed' })
})

import { expect } from '@playwright/test'
import { freePort } from '../../server/testing/freePort.ts'
import { MailServer } from '../../server/testing/mailServer.ts'
import { startApp } from './app.ts'
import { linnetIn } from './linnet.ts'
import { test } from './test.ts'

test('who has an invite signs up, invites others, and gets a new password by mail', async ({ visitor }) => {
  const mail = new MailServer()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const settings = { ...(await mail.start()), SIGN_UP: 'invite', PORT: `${port}`, PUBLIC_URL: url }
  const app = await startApp(settings)
  const guest = await visitor({ width: 375, tolerates: [/status of 4\d\d/] })
  const again = await visitor({ width: 375, tolerates: [/status of 4\d\d/] })
  try {
    await guest.opens(`${url}/signup`)
    await guest.sees('Signing up here takes an invite.')
    const { stdout } = await linnetIn(app.dataDir, ['--json', 'invite', 'create'])
    const { code } = JSON.parse(stdout) as { code: string }
    await guest.opens(`${url}/`)
    await guest.opens(`${url}/signup#invite=${code}`)
    await guest.sees('You are invited.')
    await expect(guest.field('Full name')).toBeFocused()
    expect(await guest.barriers()).toEqual([])
    const form = { 'Full name': 'Ada Finch', Username: 'ada_finch', Email: 'ada@example.org' }
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
    await again.types('Email', 'ADA@example.org')
    expect(await again.barriers()).toEqual([])
    await again.clicks('button', 'Send link')
    await again.sees('Check your mail')
    const [sent = ''] = await mail.mailsTo('ada@example.org')
    await again.opens(/http\S+\/reset#\S+/.exec(sent)?.[0] ?? '')
    for (const label of ['New password', 'Confirm password']) await again.types(label, 'second password')
    await again.clicks('button', 'Change password')
    await again.hears('Password changed')
  } finally {
    // The pages must close before the server, or they would log failed requests.
    await Promise.all([guest.leaves(), again.leaves()])
    await app.stop()
    await mail.stop()
  }
})

test('who signs up waits for a moderator, who lets one in and declines another', async ({ visitor }) => {
  const app = await startApp({ SIGN_UP: 'approval' })
  const { url } = app
  const newcomer = await visitor({ width: 375, tolerates: [/status of 4\d\d/] })
  const warden = await visitor({ width: 320 })
  try {
    await newcomer.opens(`${url}/signup`)
    await newcomer.sees('A moderator looks at each request.')
    const form = { 'Full name': 'Ada Finch', Username: 'ada_finch', Email: 'ada@example.org' }
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
      username: 'bea',
      email: 'b@example.org',
      password: 'secret',
      confirmPassword: 'secret',
    }
    await fetch(`${url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(other),
    })

    const { stdout } = await linnetIn(app.dataDir, ['--json', 'user', 'create', 'mo'])
    await linnetIn(app.dataDir, ['user', 'role', 'mo', 'moderator'])
    await warden.opens(`${url}/login`)
    await warden.types('Username', 'mo')
    await warden.types('Password', (JSON.parse(stdout) as { password: string }).password)
    await warden.presses('Enter')
    await warden.isOn('/home')
    await warden.opens(`${url}/settings`)
    await warden.clicks('link', 'Requests to join')
    await warden.sees('I sing in the choir.')
    expect(await warden.barriers()).toEqual([])
    await warden.clicks('button', 'Let in @ada_finch')
    await warden.hears('@ada_finch is in')
    await warden.clicks('button', 'Decline @bea')
    await warden.types('The reason, which they read', 'Only for the choir.')
    expect(await warden.barriers()).toEqual([])
    await warden.dialog('Decline @bea').getByRole('button', { name: 'Decline' }).click()
    await warden.sees('Nobody waits to be let in')

    await warden.opens(`${url}/settings`)
    await warden.clicks('link', 'Blocklist')
    await warden.types('Word, domain or network', 'Quack')
    await warden.clicks('button', 'Block')
    await warden.hears('Blocked “quack”')
    await warden.seesA('button', 'Unblock quack')
    expect(await warden.barriers()).toEqual([])

    // The page goes on at once, and its toast may be gone when the next page has loaded.
    await newcomer.page.goto(`${url}/waiting`)
    await newcomer.hears('Welcome! A moderator let you in.')
    await newcomer.isOn('/home')
    await newcomer.opens(`${url}/login`)
    await newcomer.types('Username', 'bea')
    await newcomer.types('Password', 'secret')
    await newcomer.presses('Enter')
    await newcomer.sees('The reason: Only for the choir.')
  } finally {
    // The pages must close before the server, or they would log failed requests.
    await Promise.all([newcomer.leaves(), warden.leaves()])
    await app.stop()
  }
})

import { expect } from '@playwright/test'
import { startApp } from './app.ts'
import { linnetIn } from './linnet.ts'
import { operationOf } from './network.ts'
import { test } from './test.ts'

test('an administrator names the site, gives it rules, and closes sign-up; everybody sees it', async ({ visitor }) => {
  const app = await startApp()
  const { url } = app
  const admin = await visitor({ width: 320 })
  const guest = await visitor({ tolerates: [/status of 404/] })
  try {
    const { stdout } = await linnetIn(app.dataDir, ['--json', 'user', 'create', 'ada'])
    await linnetIn(app.dataDir, ['user', 'role', 'ada', 'admin'])
    await admin.opens(`${url}/login`)
    await admin.types('Username', 'ada')
    await admin.types('Password', (JSON.parse(stdout) as { password: string }).password)
    await admin.presses('Enter')
    await admin.isOn('/home')
    await admin.opens(`${url}/settings`)
    await admin.clicks('link', 'The site')
    await admin.types('Name', 'Saltmere Forum')
    await admin.types('Rules, one on each line', 'Be kind.\n\nNo adverts.')
    await admin.types('Contact', 'ada@example.org')
    await admin.types('Announcement', 'We move on Sunday.')
    expect(await admin.barriers()).toEqual([])
    await admin.clicks('button', 'Save')
    await admin.hears('Saved. People see it from the next page that they load.')

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

    await admin.page.getByLabel('Who can sign up').selectOption('Nobody')
    // The message of the first save may still be shown.
    const saved = admin.page.waitForResponse((response) => operationOf(response.request()) === 'EditSite')
    await admin.clicks('button', 'Save')
    expect((await saved).ok()).toBe(true)
    await guest.opens(url)
    await guest.sees('We move on Sunday.')
    await expect(guest.page.getByRole('link', { name: 'Sign up' })).toHaveCount(0)
    await guest.opens(`${url}/signup`)
    await guest.sees('Sign-up is closed')
  } finally {
    // The pages must close before the server, or they would log failed requests.
    await Promise.all([admin.leaves(), guest.leaves()])
    await app.stop()
  }
})

import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { startApp } from './app.ts'
import { linnetIn } from './linnet.ts'
import { test } from './test.ts'

/** The code that an authenticator app shows now, or in the next half minute, which the server accepts already. */
const appCode = (key: string, stepsAhead: number) =>
  TOTP.generate({ secret: Secret.fromBase32(key), timestamp: Date.now() + stepsAhead * 30_000 })

test('a moderator sets up the second step that the site wants, and logs in with codes', async ({ visitor }) => {
  const app = await startApp({ TWO_STEP_FOR_MODERATORS: 'true' })
  const { url } = app
  const ada = await visitor({ width: 320, tolerates: [/status of 4\d\d/] })
  try {
    const { stdout } = await linnetIn(app.dataDir, ['--json', 'user', 'create', 'ada'])
    const { password } = JSON.parse(stdout) as { password: string }
    await linnetIn(app.dataDir, ['user', 'role', 'ada', 'moderator'])
    const inDialog = (label: string) => ada.page.getByRole('dialog').getByLabel(label, { exact: true })
    const logsIn = async () => {
      await ada.opens(`${url}/login`)
      await ada.types('Username', 'ada')
      await ada.types('Password', password)
      await ada.presses('Enter')
    }
    await logsIn()
    await ada.isOn('/home')
    await ada.opens(`${url}/moderation`)
    await ada.sees('Turn on two-step log-in first')
    expect(await ada.barriers()).toEqual([])
    await ada.clicks('link', 'Open the settings')
    await ada.sees('You need it to moderate here.')
    await ada.clicks('button', 'Turn on')
    await inDialog('Password').fill(password)
    await ada.presses('Enter')
    await ada.seesA('img', 'QR code for your authenticator app')
    expect(await ada.barriers()).toEqual([])
    const key = ((await ada.page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '')
    await ada.types('Code', '12')
    await ada.presses('Enter')
    await ada.sees('This code is wrong, too old, or was used already.')
    await ada.types('Code', appCode(key, 0))
    await ada.presses('Enter')
    const codes = ada.page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    expect(await ada.barriers()).toEqual([])
    const [recoveryCode = ''] = await codes.allTextContents()
    const [download] = await Promise.all([ada.page.waitForEvent('download'), ada.clicks('button', 'Download')])
    expect(await readFile(await download.path(), 'utf8')).toContain(`${recoveryCode}\n`)
    await ada.clicks('button', 'Done')
    await ada.sees('On. 10 recovery codes are left.')
    expect(await ada.barriers()).toEqual([])
    await ada.opens(`${url}/moderation?state=TAKEN`)
    await ada.sees('Nobody works on a report')

    await ada.opens(`${url}/logout`)
    await ada.clicks('button', 'Log out')
    await logsIn()
    await expect(ada.page.getByLabel('Code')).toBeFocused()
    expect(await ada.barriers()).toEqual([])
    await ada.types('Code', appCode(key, 1))
    await ada.presses('Enter')
    await ada.isOn('/home')
    await ada.opens(`${url}/logout`)
    await ada.clicks('button', 'Log out')
    await logsIn()
    await ada.clicks('button', 'Use a recovery code')
    await ada.types('Recovery code', recoveryCode)
    await ada.presses('Enter')
    await ada.isOn('/home')
    await ada.opens(`${url}/settings`)
    await ada.clicks('button', 'Turn off')
    await inDialog('Password').fill(password)
    await ada.clicks('button', 'Use a recovery code')
    await ada.types('Recovery code', recoveryCode)
    await ada.presses('Enter')
    await ada.sees('This code is wrong, too old, or was used already.')
    expect(await ada.barriers()).toEqual([])
  } finally {
    // The page must close before the server, or it would log failed requests.
    await ada.leaves()
    await app.stop()
  }
})

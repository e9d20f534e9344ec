import { unique } from './api.ts'
import { becomes } from './becomes.ts'
import { newcomer } from './newcomer.ts'
import { scenario } from './scenario.ts'

scenario(
  'a subscription shows its badge beside the name everywhere, and can be changed and ended',
  async ({ visitor }) => {
    const ada = await newcomer('Ada Finch')
    const words = unique('With a badge')
    await ada.writes(words)
    const person = await visitor({ as: ada })
    await person.opens(`/profile/${ada.username}`)
    await person.post(words).waitFor()
    await becomes(() => person.post(words).getByRole('img').count(), 0)

    await person.clicks('link', 'Verified')
    const dialog = person.dialog('Verified')
    await dialog.getByText('Nothing is charged.').waitFor()
    await becomes(() => dialog.getByRole('radio', { name: /^Individual/ }).isChecked(), true)
    await dialog.getByRole('radio', { name: /^Organization/ }).check()
    await person.clicks('button', 'Subscribe')
    await person.hears('You are verified')
    await person.isOn(`/profile/${ada.username}`)
    await person.post(words).getByRole('img', { name: 'Verified organization' }).waitFor()
    await person.page
      .getByRole('heading', { name: 'Ada Finch' })
      .getByRole('img', { name: 'Verified organization' })
      .waitFor()

    await person.clicks('link', 'Verified')
    await becomes(() => dialog.getByRole('radio', { name: /^Organization/ }).isChecked(), true)
    await dialog.locator('label').filter({ hasText: 'Organization' }).getByText('Current').waitFor()
    await dialog.getByRole('radio', { name: /^Individual/ }).check()
    await person.clicks('button', 'Change')
    await person.post(words).getByRole('img', { name: 'Verified', exact: true }).waitFor()

    await person.clicks('link', 'Verified')
    await person.clicks('button', 'Unsubscribe')
    await person.hears('Your badge is gone')
    await person.leavesDialog('Verified')
    await person
      .post(words)
      .getByRole('img', { name: /^Verified/ })
      .waitFor({ state: 'detached' })
  },
)

scenario('others see the badge, and its kind', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/profile/foxglovebooks')
  await guest.page
    .getByRole('heading', { name: 'Foxglove Books' })
    .getByRole('img', { name: 'Verified organization' })
    .waitFor()
  await guest.opens('/profile/tomas_bakes')
  await becomes(() => guest.page.getByRole('heading', { name: 'Tomás Ferreira' }).getByRole('img').count(), 0)
})

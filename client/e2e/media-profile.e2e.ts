import { equal } from 'node:assert/strict'
import { becomes } from './becomes.ts'
import { fileOf, files } from './composing.ts'
import { holdsBack } from './network.ts'
import { newcomer } from './newcomer.ts'
import { scenario } from './scenario.ts'

const megabyte = 1024 * 1024

scenario(
  'a profile shows chosen pictures at once, refuses large ones and takes one of the eight avatars',
  async ({ visitor }) => {
    const ada = await newcomer()
    const person = await visitor({ as: ada })
    await person.opens(`/profile/${ada.username}`)
    await person.clicks('button', 'Edit Profile')
    const dialog = person.dialog('Edit profile')
    const choose = (label: string, file: Parameters<typeof dialog.setInputFiles>[0]) =>
      dialog.locator(`input[type="file"][aria-label="${label}"]`).setInputFiles(file)
    await dialog.waitFor()
    await choose('Change avatar', fileOf(2 * megabyte, 'image/png'))
    await person.hears('Image size should be less than 2MB')

    const release = await holdsBack(person, /\/media\/upload$/)
    await choose('Change cover', files.wide)
    await dialog.locator('img[src^="blob:"]').waitFor()
    await becomes(() => dialog.getByRole('button', { name: 'Save' }).isDisabled(), true)
    await dialog.getByRole('button', { name: 'Cancel upload' }).click()
    await dialog.locator('img[src^="blob:"]').waitFor({ state: 'detached' })
    await release()
    await choose('Change cover', files.wide)
    await dialog.locator('img[src^="/media/"][srcset*="/960.webp"]').waitFor()

    const gallery = dialog.getByRole('group', { name: 'Select an avatar' }).getByRole('button')
    await becomes(() => gallery.count(), 8)
    await gallery.nth(4).click()
    await becomes(() => gallery.nth(4).getAttribute('aria-pressed'), 'true')
    for (const [label, words] of [
      ['Bio', 'Counts birds'],
      ['Location', 'Saltmere'],
    ] as const) {
      await dialog.getByLabel(label).fill(words)
    }
    await dialog.getByRole('button', { name: 'Save' }).click()
    await person.leavesDialog('Edit profile')
    const avatar = person.page.getByRole('main').locator('img[src="/media/builtin/avatar-5.webp"]')
    await avatar.first().waitFor()
    const chip = person.page.getByRole('button').filter({ hasText: `@${ada.username}` })
    await chip.locator('img[src="/media/builtin/avatar-5.webp"]').waitFor()
  },
)

scenario('Back and closing the page ask before an edited profile is lost', async ({ visitor }) => {
  const ada = await newcomer()
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}`)
  await person.clicks('button', 'Edit Profile')
  const dialog = person.dialog('Edit profile')
  const name = dialog.getByLabel('Name')
  await name.fill('Wren of the Hedge')

  for (let time = 1; time <= 2; time++) {
    await person.goesBack()
    await person.dialog('Discard changes?').waitFor()
    await person.clicks('button', 'Cancel')
    await becomes(() => name.inputValue(), 'Wren of the Hedge')
    await becomes(() => name.evaluate((field) => field === document.activeElement), true)
  }
  const asked = person.page.waitForEvent('dialog')
  await person.page.close({ runBeforeUnload: true })
  equal((await asked).type(), 'beforeunload')
  await (await asked).dismiss()

  await person.goesBack()
  await person.clicks('button', 'Discard')
  await person.leavesDialog('Edit profile')
  await person.seesA('heading', ada.name)
})

import { deepEqual, equal, notEqual } from 'node:assert/strict'
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
    equal(await dialog.getByRole('button', { name: 'Save' }).isDisabled(), true)
    await dialog.getByRole('button', { name: 'Cancel upload' }).click()
    await dialog.locator('img[src^="blob:"]').waitFor({ state: 'detached' })
    await release()
    await choose('Change cover', files.wide)
    await dialog.locator('img[src^="/media/"][srcset*="/960.webp"]').waitFor()

    const gallery = dialog.getByRole('group', { name: 'Select an avatar' }).getByRole('button')
    equal(await gallery.count(), 8)
    await gallery.nth(4).click()
    equal(await gallery.nth(4).getAttribute('aria-pressed'), 'true')
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

scenario(
  'an edited profile names each empty field, the first one focused, and asks before it is lost',
  async ({ visitor }) => {
    const ada = await newcomer()
    const person = await visitor({ as: ada })
    await person.opens(`/profile/${ada.username}`)
    await person.clicks('button', 'Edit Profile')
    const dialog = person.dialog('Edit profile')
    await dialog.waitFor()
    await person.presses('Escape')
    await person.leavesDialog('Edit profile')

    await person.clicks('button', 'Edit Profile')
    await dialog.waitFor()
    for (const label of ['Name', 'Website']) await dialog.getByLabel(label).fill('')
    await dialog.getByRole('button', { name: 'Save' }).click()
    for (const field of ['name', 'bio', 'location', 'website']) await person.sees(`Please fill the ${field} field!`)
    equal(await dialog.getByLabel('Name').evaluate((field) => field === document.activeElement), true)
    deepEqual(await person.barriers(), [])

    for (const leave of [() => person.presses('Escape'), () => person.goesBack()]) {
      await leave()
      await person.dialog('Discard changes?').waitFor()
      await person.clicks('button', 'Cancel')
      await dialog.waitFor()
    }
    await person.goesBack()
    await person.clicks('button', 'Discard')
    await person.leavesDialog('Edit profile')
    notEqual(await person.page.getByRole('heading', { name: ada.name }).count(), 0)
  },
)

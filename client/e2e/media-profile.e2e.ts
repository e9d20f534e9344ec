import { expect } from '@playwright/test'
import sharp from 'sharp'
import { asks } from './api.ts'
import { fileOf, files, photo } from './composing.ts'
import { modes, showsIn } from './modes.ts'
import { holdsBack } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const megabyte = 1024 * 1024

test('a profile shows chosen pictures at once, refuses large ones and offers eight avatars', async ({ visitor }) => {
  const ada = await newcomer()
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}`)
  await person.clicks('button', 'Edit Profile')
  const dialog = person.dialog('Edit profile')
  const choose = (label: string, file: Parameters<typeof dialog.setInputFiles>[0]) =>
    dialog.locator(`input[type="file"][aria-label="${label}"]`).setInputFiles(file)
  await expect(dialog).toBeVisible()
  await choose('Change avatar', fileOf(2 * megabyte, 'image/png'))
  await person.hears('Image size should be less than 2MB')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Image size should be less than 2MB. This image could not be scaled down. Choose another one.',
  )
  const before = await dialog.locator('img[src*="/media/builtin/"]').first().getAttribute('src')
  const apply = (title: string) => person.dialog(title).getByRole('button', { name: 'Apply' }).click()
  await choose('Change avatar', await photo())
  await apply('Crop the avatar')
  await person.hears('Image size should be less than 2MB. Scaled to fit.')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.locator('img').first()).toHaveAttribute('src', before ?? '')

  const release = await holdsBack(person, /\/media\/upload$/)
  await choose('Change cover', files.wide)
  await apply('Crop the cover')
  await expect(dialog.locator('img[src^="blob:"]')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(dialog.locator('img[src^="blob:"]')).toHaveCount(0)
  await release()
  await choose('Change cover', files.wide)
  await apply('Crop the cover')
  await expect(dialog.locator('img[src^="/media/"][srcset*="/960.webp"]')).toBeVisible()

  const gallery = dialog.getByRole('group', { name: 'Select an avatar' }).getByRole('button')
  await expect(gallery).toHaveCount(8)
  await gallery.nth(4).click()
  await expect(gallery.nth(4)).toHaveAttribute('aria-pressed', 'true')
  for (const [label, words] of [
    ['Bio', 'Counts birds'],
    ['Location', 'Saltmere'],
  ] as const) {
    await dialog.getByLabel(label).fill(words)
  }
  await dialog.getByRole('button', { name: 'Save' }).click()
  await person.leavesDialog('Edit profile')
  const avatar = person.page.getByRole('main').locator('img[src="/media/builtin/avatar-5.webp"]')
  await expect(avatar.first()).toBeVisible()
  const chip = person.page.getByRole('button').filter({ hasText: `@${ada.username}` })
  await expect(chip.locator('img[src="/media/builtin/avatar-5.webp"]')).toBeVisible()
})

test('chosen pictures of a profile survive the end of the session, like its text', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada, tolerates: [/status of 401/] })
  await person.opens(`/profile/${ada.username}`)
  await person.clicks('button', 'Edit Profile')
  const dialog = person.dialog('Edit profile')
  const cover = dialog.locator('img[src^="/media/"][srcset*="/960.webp"]')
  const avatar = dialog.getByRole('button', { name: 'Avatar 5' })
  await dialog.locator('input[type="file"][aria-label="Change cover"]').setInputFiles(files.wide)
  await person.dialog('Crop the cover').getByRole('button', { name: 'Apply' }).click()
  await expect(cover).toBeVisible()
  const address = await cover.getAttribute('src')
  await avatar.click()
  await dialog.getByLabel('Bio').fill('Counts birds\nfor a living')
  await dialog.getByLabel('Location').fill('Saltmere')

  await asks('mutation { logOut { __typename } }', {}, ada.token)
  await person.isLoggedOutBy(dialog.getByRole('button', { name: 'Save' }))
  await person.types('Username', ada.username)
  await person.types('Password', ada.password)
  await person.page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click()
  await person.isOn(`/profile/${ada.username}`)
  await expect(cover).toHaveAttribute('src', address ?? '')
  await expect(avatar).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog.getByLabel('Bio')).toHaveValue('Counts birds\nfor a living')

  await dialog.getByRole('button', { name: 'Save' }).click()
  await person.leavesDialog('Edit profile')
  await expect(person.page.getByRole('main').locator(`img[src="${address}"]`)).toBeVisible()
  await person.clicks('button', 'Edit Profile')
  await expect(dialog).toBeVisible()
  await person.presses('Escape')
  await person.leavesDialog('Edit profile')
})

async function twoColours() {
  const half = { create: { width: 400, height: 400, channels: 3 as const, background: 'red' } }
  const buffer = await sharp({ create: { ...half.create, width: 800, background: 'blue' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .png()
    .toBuffer()
  return { name: 'colours.png', mimeType: 'image/png', buffer }
}

test('an avatar is moved, zoomed and rotated by keyboard on a small phone', async ({ visitor }) => {
  const ada = await newcomer()
  const person = await visitor({ as: ada, width: 320 })
  await person.opens(`/profile/${ada.username}`)
  await person.clicks('button', 'Edit Profile')
  const dialog = person.dialog('Edit profile')
  const choose = async () =>
    dialog.locator('input[type="file"][aria-label="Change avatar"]').setInputFiles(await twoColours())
  const crop = person.dialog('Crop the avatar')
  const part = crop.getByRole('group', { name: 'Part to keep' })

  await expect(dialog).toBeVisible()
  await choose()
  await expect(part).toBeVisible()
  expect(await person.overhang()).toBe(0)
  for (const mode of modes) {
    await showsIn(mode, person)
    expect(await person.barriers({ ofColours: mode !== 'light' })).toEqual([])
    await person.keepsPicture(`crop-${mode}`)
  }
  await person.goesBack()
  await person.leavesDialog('Crop the avatar')
  await expect(dialog).toBeVisible()

  await choose()
  await expect(crop.getByRole('button', { name: 'Apply' })).toBeEnabled()
  await person.tabsTo('Rotate right')
  await person.presses('Enter')
  await crop.getByRole('slider', { name: 'Zoom' }).focus()
  await person.presses('End')
  await part.focus()
  for (let press = 0; press < 60; press++) await person.presses('ArrowUp')
  await person.keepsPicture('cropped')
  await person.tabsTo('Apply')
  const upload = person.page.waitForResponse(/\/media\/upload$/)
  await person.presses('Enter')
  const { secure_url: address } = (await (await upload).json()) as { secure_url: string }
  const stored = await person.page.request.get(new URL(address, person.page.url()).pathname)
  const { channels } = await sharp(await stored.body()).stats()
  const [red = 255, , blue = 0] = channels.map(({ mean }) => mean)
  expect([red < 20, blue > 200]).toEqual([true, true])
  await expect(dialog.locator(`img[src="${new URL(address, person.page.url()).pathname}"]`)).toBeVisible()
})

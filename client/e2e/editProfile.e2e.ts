import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { listensTo } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('saved changes show on the profile, the posts and the navigation at once; no field can be emptied; leaving asks before changes are discarded', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('By whom?')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}`)
  await person.clicks('button', 'Edit Profile')

  await person.types('Name', 'Ada Goldfinch')
  await person.types('Bio', 'Sings from the top of the hedge.')
  await person.types('Location', 'Saltmere')
  await person.types('Website', 'ada.example.org')
  await person.clicks('button', 'Save')
  await person.hears('Profile updated')
  await person.leavesDialog('Edit profile')
  await person.seesA('heading', 'Ada Goldfinch')
  await person.sees('Sings from the top of the hedge.')
  await expect(person.page.getByRole('link', { name: 'ada.example.org' })).toHaveAttribute(
    'href',
    'https://ada.example.org',
  )
  await expect(person.post(words).getByText('Ada Goldfinch')).toBeVisible()
  await expect(
    person.page.getByRole('button', { name: `Account of @${ada.username}` }).getByText('Ada Goldfinch'),
  ).toBeVisible()
  const keptName = async () => (JSON.parse((await person.keeps('userData')) ?? '{}') as { name: string }).name
  await expect.poll(keptName).toBe('Ada Goldfinch')

  await person.clicks('button', 'Edit Profile')
  const dialog = person.dialog('Edit profile')
  const asked = listensTo(person)
  for (const name of ['Name', 'Bio', 'Location', 'Website']) {
    const field = dialog.getByLabel(name, { exact: true })
    const before = await field.inputValue()
    await field.fill(' ')
    await person.clicks('button', 'Save')
    await person.sees(`Please fill the ${name.toLowerCase()} field!`)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.locator(':focus')).toHaveAttribute('name', name.toLowerCase())
    await field.fill(before)
  }
  expect(asked.includes('EditProfile')).toBe(false)
  await expect(dialog.locator('form').getByRole('textbox')).toHaveCount(4)
  await person.doesNotSee(person.page.getByLabel('Username'), { but: person.field('Name') })

  await person.types('Name', 'Wren of the Hedge')
  for (const leaves of [() => person.presses('Escape'), () => person.goesBack(), () => person.goesBack()]) {
    await leaves()
    await expect(person.dialog('Discard changes?')).toBeVisible()
    await person.clicks('button', 'Cancel')
    await expect(person.field('Name')).toHaveValue('Wren of the Hedge')
    await expect(person.field('Name')).toBeFocused()
  }
  const question = person.page.waitForEvent('dialog')
  await person.page.close({ runBeforeUnload: true })
  expect((await question).type()).toBe('beforeunload')
  await (await question).dismiss()

  await person.goesBack()
  await person.clicks('button', 'Discard')
  await person.leavesDialog('Edit profile')
  await person.seesA('heading', 'Ada Goldfinch')
})

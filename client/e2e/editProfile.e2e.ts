import { equal } from 'node:assert/strict'
import { unique } from './api.ts'
import { becomes } from './becomes.ts'
import { listensTo } from './network.ts'
import { newcomer } from './newcomer.ts'
import { scenario } from './scenario.ts'

for (const field of ['Name', 'Bio', 'Location', 'Website']) {
  scenario(`the profile cannot be saved with an empty ${field.toLowerCase()}`, async ({ visitor }) => {
    const person = await visitor({ as: 'tomas_bakes' })
    await person.opens('/profile/tomas_bakes')
    await person.clicks('button', 'Edit Profile')
    const dialog = person.dialog('Edit profile')
    const asked = listensTo(person)

    await dialog.getByLabel(field, { exact: true }).fill(' ')
    await person.clicks('button', 'Save')
    await person.sees(`Please fill the ${field.toLowerCase()} field!`)
    await becomes(() => dialog.getByLabel(field, { exact: true }).getAttribute('aria-invalid'), 'true')
    await becomes(() => dialog.locator(':focus').getAttribute('name'), field.toLowerCase())
    equal(asked.includes('EditProfile'), false)
  })
}

scenario('what is saved shows on the profile, the posts and the navigation at once', async ({ visitor }) => {
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
  await becomes(
    () => person.page.getByRole('link', { name: 'ada.example.org' }).getAttribute('href'),
    'https://ada.example.org',
  )
  await person.post(words).getByText('Ada Goldfinch').waitFor()
  await person.page
    .getByRole('button', { name: `Account of @${ada.username}` })
    .getByText('Ada Goldfinch')
    .waitFor()
  equal((JSON.parse((await person.keeps('userData')) ?? '{}') as { name: string }).name, 'Ada Goldfinch')
})

scenario('the username cannot be changed', async ({ visitor }) => {
  const person = await visitor({ as: 'tomas_bakes' })
  await person.opens('/profile/tomas_bakes')
  await person.clicks('button', 'Edit Profile')
  await person.dialog('Edit profile').waitFor()
  const fields = await person.dialog('Edit profile').locator('form').getByRole('textbox').count()
  equal(fields, 4)
  await becomes(() => person.page.getByLabel('Username').count(), 0)
})

scenario('leaving an edited profile asks before the changes are lost', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}`)
  await person.clicks('button', 'Edit Profile')
  await person.types('Name', 'Somebody Else')

  await person.presses('Escape')
  await person.dialog('Discard changes?').waitFor()
  await person.clicks('button', 'Cancel')
  await becomes(() => person.field('Name').inputValue(), 'Somebody Else')
  await person.presses('Escape')
  await person.clicks('button', 'Discard')
  await person.leavesDialog('Edit profile')
  await person.seesA('heading', 'Ada Finch')
})

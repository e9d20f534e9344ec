import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { modes, showsIn } from './modes.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

const editProfile = 'mutation ($input: EditProfileInput!) { editProfile(input: $input) { user { id } } }'

test('a member reposts a post, finds themselves among who reposted it, and takes the repost back by keyboard', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Pass this on')
  const id = await bea.writes(words)
  const person = await visitor({ as: ada, width: 375 })
  await person.opens(`/profile/${bea.username}`)
  await person.acts('Repost', words)
  await expect(person.page.getByRole('menuitem')).toHaveText(['Repost', 'Quote'])
  await person.clicks('menuitem', 'Repost')
  await person.counts('Reposted', words, 1)
  await person.hears('Reposted')

  await person.opens(`/post/${id}`)
  await person.clicks('link', '1 Repost')
  const list = person.dialog('Reposted by')
  await expect(list.getByText(`@${ada.username}`)).toBeVisible()
  expect(await person.barriers()).toEqual([])
  await person.presses('Escape')
  await person.leavesDialog('Reposted by')

  await person.presses('t')
  await expect(person.page.getByRole('menuitem', { name: 'Undo repost' })).toBeFocused()
  await person.presses('Enter')
  await person.hears('Repost undone')
  await expect(person.page.getByRole('main').getByRole('button', { name: 'Repost', exact: true })).toBeFocused()
  await expect(person.page.getByRole('link', { name: /Repost/ })).toHaveCount(0)
})

test('Home names who reposted a post, unless the reader hides all reposts or those of an account', async ({
  visitor,
}) => {
  const [ada, bea, cyd, dee] = await Promise.all(['Ada Finch', 'Bea Lark', 'Cyd Wren', 'Dee Rook'].map(newcomer))
  if (!ada || !bea || !cyd || !dee) throw new Error('Somebody is missing.')
  const [words, own] = [unique('Of a stranger'), unique('My own')]
  const id = await dee.writes(words)
  await ada.writes(own)
  for (const followed of [bea, cyd]) {
    await ada.follows(followed)
    await followed.reposts(id)
  }
  const person = await visitor({ as: ada, width: 375 })
  await person.opens('/home')
  await expect(person.postTexts()).toHaveText([words, own])
  await expect(person.post(words)).toHaveAccessibleDescription('Cyd Wren and Bea Lark reposted')
  for (const mode of modes) {
    await showsIn(mode, person)
    expect(await person.barriers({ ofColours: mode === 'dark', within: person.page.getByRole('main') })).toEqual([])
  }
  expect(await person.overhang()).toBe(0)

  const choice = person.page.getByLabel('Show reposts')
  await choice.uncheck()
  await expect(person.postTexts()).toHaveText([own])
  await person.opens('/home')
  await expect(choice).not.toBeChecked()
  await expect(person.postTexts()).toHaveText([own])
  await choice.check()
  await expect(person.postTexts()).toHaveText([words, own])

  const menu = person.page.getByRole('main').getByRole('button', { name: 'More' }).first()
  await person.post(words).getByRole('link', { name: 'Bea Lark' }).click()
  await person.isOn(`/profile/${bea.username}`)
  await person.seesA('heading', 'Bea Lark')
  await menu.click()
  await person.clicks('menuitem', 'Hide reposts')
  await person.hears(`Reposts by @${bea.username} hidden`)
  await person.clicks('link', 'Home')
  await expect(person.post(words)).toHaveAccessibleDescription('Cyd Wren reposted')
  await person.opens(`/profile/${cyd.username}`)
  await menu.click()
  await person.clicks('menuitem', 'Hide reposts')
  await person.hears(`Reposts by @${cyd.username} hidden`)
  await person.clicks('link', 'Home')
  await expect(person.postTexts()).toHaveText([own])
  await person.opens(`/profile/${cyd.username}`)
  await menu.click()
  await person.seesA('menuitem', 'Show reposts')
})

test('Home says that a followed account reposted something new, shows it when asked, and drops what was taken back', async ({
  visitor,
}) => {
  const [ada, bea, cyd, dee] = await Promise.all(['Ada Finch', 'Bea Lark', 'Cyd Wren', 'Dee Rook'].map(newcomer))
  if (!ada || !bea || !cyd || !dee) throw new Error('Somebody is missing.')
  const [known, words, own] = [unique('Reposted before'), unique('Reposted now'), unique('My own')]
  const [knownId, id, goneId] = [
    await dee.writes(known),
    await dee.writes(words),
    await dee.writes(unique('Taken back')),
  ]
  await ada.writes(own)
  const face = '/media/builtin/avatar-5.webp'
  await asks(editProfile, { input: { avatar: face } }, cyd.token)
  for (const followed of [bea, cyd]) await ada.follows(followed)
  await bea.reposts(knownId)
  const person = await visitor({ as: ada })
  const told: string[] = []
  person.page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void told.push(String(payload)))
  })
  const isTold = (words: string) => expect.poll(() => told.some((message) => message.includes(words))).toBe(true)
  await person.opens('/home')
  await expect(person.postTexts()).toHaveText([known, own])
  await isTold('"readAnew":true')
  await cyd.reposts(knownId)
  await cyd.reposts(goneId)
  const button = person.page.getByRole('button', { name: 'Show 1 Tweet' })
  await expect(button).toBeVisible()
  // A message that came after the press would show the button again.
  await isTold(goneId)
  await cyd.undoesRepost(goneId)
  await button.click()
  await person.hears('Feed Updated!')
  await expect(button).toHaveCount(0)
  await expect(person.postTexts()).toHaveText([known, own])

  await cyd.reposts(id)
  await expect(button.locator('img')).toHaveAttribute('src', face)
  await button.click()
  await expect(person.postTexts()).toHaveText([words, known, own])
  await expect(person.post(words)).toHaveAccessibleDescription('Cyd Wren reposted')
})

import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('a muted account folds at once, leaves Home, folds in threads until it is shown, and comes back in Settings', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const [words, root, reply] = [unique('Loud news'), unique('A quiet question'), unique('A loud answer')]
  await ada.follows(bea)
  await bea.writes(words)
  const rootId = await ada.writes(root)
  await bea.answers(rootId, reply)

  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.opensMenuOf(words)
  await person.clicks('menuitem', `Mute @${bea.username}`)
  await person.hears(`Muted @${bea.username}`)
  await person.doesNotSee(words, { but: 'Muted account' })
  await expect(person.post(root)).toBeFocused()
  await person.opens('/home')
  await person.doesNotSee('Muted account', { but: root })
  await person.doesNotSee(words, { but: root })

  await person.opens(`/post/${rootId}`)
  await person.doesNotSee(reply, { but: 'Muted account' })
  await person.clicks('button', `Unmute @${bea.username}`)
  await person.sees(reply)
  await expect(person.post(reply)).toBeFocused()
  await person.opensMenuOf(reply)
  await person.clicks('menuitem', `Mute @${bea.username}`)
  await person.hears(`Muted @${bea.username}`)
  await person.doesNotSee(reply, { but: 'Muted account' })
  await person.clicks('button', 'Show')
  await person.sees(reply)
  await person.opens(`/profile/${bea.username}`)
  await person.sees(words)

  await person.opens('/settings')
  await person.clicks('link', 'Muted accounts')
  await person.clicks('button', `Unmute @${bea.username}`)
  await person.hears(`Unmuted @${bea.username}`)
  expect(await person.barriers({ ofColours: true })).toEqual([])
  await person.opens('/home')
  await person.sees(words)
})

test('a muted word is entered in Settings, hides posts, folds replies, and can be taken back', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const [secret, plain] = [unique('Spoilers: the gardener'), unique('A quiet evening')]
  await ada.follows(bea)
  await bea.writes(plain)
  await bea.writes(secret)
  const [root, spoiled] = [unique('Who was it?'), unique('More spoilers')]
  const rootId = await ada.writes(root)
  await bea.answers(rootId, spoiled)

  const person = await visitor({ as: ada, width: 375 })
  await person.opens('/settings')
  await person.clicks('link', 'Muted words')
  await person.clicks('button', 'Mute')
  await person.sees('Please enter a word or a #hashtag.')
  await person.types('Word, phrase or #hashtag', 'Spoilers')
  await person.page.getByLabel('How long').selectOption('For a week')
  await person.clicks('button', 'Mute')
  await person.hears('Muted “Spoilers”')
  await person.sees(/^Everywhere · until /)
  expect(await person.barriers({ ofColours: true })).toEqual([])
  await person.opens('/home')
  await person.doesNotSee(secret, { but: plain })
  await person.opens(`/post/${rootId}`)
  await person.doesNotSee(spoiled, { but: 'Muted word' })
  await person.clicks('button', 'Show')
  await person.sees(spoiled)
  await expect(person.post(spoiled)).toBeFocused()

  await person.page.setViewportSize({ width: 1280, height: 800 })
  await person.clicks('link', 'Settings')
  await person.clicks('link', 'Muted words')
  await person.clicks('button', 'Unmute Spoilers')
  await person.hears('Unmuted “Spoilers”')
  await person.sees('You have muted no words.')
  await person.goesBack()
  await person.leavesDialog('Muted words')
  await person.goesBack()
  await person.isOn(`/post/${rootId}`)
  await person.sees(spoiled)
  await person.opens('/home')
  await person.sees(secret)
})

test('a block is asked about, is said on the profile to both, and can be ended there', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Between us')
  await Promise.all([ada.follows(bea), bea.follows(ada), bea.writes(words)])

  const person = await visitor({ as: ada })
  await person.opens(`/profile/${bea.username}`)
  await person.sees(words)
  await person.page.getByRole('main').getByRole('button', { name: 'More' }).first().click()
  await person.clicks('menuitem', `Block @${bea.username}`)
  await expect(person.page.getByRole('alertdialog')).toContainText(`Block @${bea.username}?`)
  await person.clicks('button', 'Block')
  await person.hears(`Blocked @${bea.username}`)
  await person.doesNotSee(words, { but: `You blocked @${bea.username}` })
  expect(await person.barriers({ ofColours: true })).toEqual([])

  const blocked = await visitor({ as: bea })
  await blocked.opens(`/profile/${ada.username}`)
  await blocked.sees(`@${ada.username} blocked you`)
  await blocked.doesNotSee(blocked.page.getByRole('button', { name: `Follow @${ada.username}` }), {
    but: `@${ada.username} blocked you`,
  })

  await person.clicks('button', 'Unblock')
  await person.hears(`Unblocked @${bea.username}`)
  await person.sees(words)
  await person.seesA('button', `Follow @${bea.username}`)
  await person.hasFocusOn(bea.name)
  await blocked.opens(`/profile/${ada.username}`)
  await blocked.seesA('button', `Follow @${ada.username}`)
})

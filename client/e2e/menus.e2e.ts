import { expect } from '@playwright/test'
import { appUrl, ownHashtag, unique } from './api.ts'
import { lostCalls, loses } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('the menu of a post in a list asks whether the viewer follows its author, and says when it cannot', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Do you follow me')
  // Other tests fill Explore with more than a page shows.
  const { path, tag } = ownHashtag()
  await bea.writes(`${words} ${tag}`)
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens(path)
  const asksAgain = await loses(person, 'FollowState')
  await person.opensMenuOf(words, ['Could not load this', `Mute @${bea.username}`, `Block @${bea.username}`, 'Report'])
  await asksAgain()
  await person.opens(path)
  await person.opensMenuOf(words, [
    `Follow @${bea.username}`,
    `Mute @${bea.username}`,
    `Block @${bea.username}`,
    'Report',
  ])
})

test('a menu works with the arrow keys; Delete asks first, removes the post from every list, and focuses the next one, after the last one the heading', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [first, second, third] = [unique('First'), unique('Second'), unique('Third')]
  for (const text of [first, second, third]) await ada.writes(text)
  const words = unique('Not for long')
  const { path, tag } = ownHashtag()
  await ada.writes(`${words} ${tag}`)
  const person = await visitor({ as: ada })
  await person.opens(path)
  await expect(person.post(words)).toBeVisible()
  await person.clicks('link', 'Home')
  await person.seesA('heading', 'Home')

  await reachesDelete(person, words)
  await person.presses('ArrowUp')
  await person.hasFocusOn('Pin to your profile')
  await person.presses('Escape')
  await expect(person.page.getByRole('menu')).toHaveCount(0)
  await person.hasFocusOn('More')

  await person.opensMenuOf(words, ['Edit', 'Pin to your profile', 'Delete'])
  await person.clicks('menuitem', 'Delete')
  await person.sees('This also deletes its replies. You cannot undo it.')
  await person.clicks('button', 'Cancel')
  await person.leavesDialog('Delete this Tweet?')
  const deletes = async (text: string) => {
    await reachesDelete(person, text)
    await person.presses('Enter')
    await person.sees('This also deletes its replies. You cannot undo it.')
    await person.clicks('button', 'Delete')
  }
  await deletes(second)
  await person.hears('Deleted successfully.')
  await expect(person.post(first)).toBeFocused()
  await deletes(first)
  await expect(person.post(third)).toBeFocused()
  await deletes(third)
  await expect(person.post(words)).toBeFocused()
  await deletes(words)
  await person.hasFocusOn('Home')
  await person.sees('Your feed is quiet')
  await person.clicks('link', 'Explore')
  await person.doesNotSee(person.post(words), { but: person.page.getByRole('feed', { name: 'All Tweets' }) })
  await person.clicks('link', 'Profile')
  await person.sees('0 Tweet')
  await person.sees('No Tweets yet')
})

test('a guest shares a post by its link, is asked to log in or sign up for everything else, and who closes the form is back at the button', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Pass it on')
  const id = await ada.writes(words)
  const profile = `/profile/${ada.username}`
  const guest = await visitor()
  await guest.opens(profile)
  await guest.acts('Share', words)
  await guest.hears('Copied to clipboard!')
  await expect.poll(() => guest.page.evaluate(() => navigator.clipboard.readText())).toEqual(`${appUrl()}/post/${id}`)

  const suggestion = guest.dialog('Join Twitter')
  for (const action of ['Like', 'Bookmark', 'Reply', 'Repost']) {
    await guest.acts(action, words)
    await expect(suggestion).toBeVisible()
    await expect(suggestion.getByRole('link', { name: 'Signup' })).toBeVisible()
    await suggestion.getByRole('link', { name: 'Log in' }).click()
    await guest.isOn('/login')
    await expect(guest.dialog('Log in')).toBeVisible()
    await expect(guest.field('Username')).toBeFocused()
    await guest.presses('Escape')
    await guest.isOn(profile)
    await guest.leavesDialog('Log in')
    await guest.hasFocusOn(action)
  }
  await guest.opensMenuOf(words, ['Login for more options', 'Report'])
  await guest.clicks('menuitem', 'Login for more options')
  await expect(guest.dialog('Log in')).toBeVisible()
  await guest.presses('Escape')
  await guest.isOn(profile)
  await guest.leavesDialog('Log in')

  await guest.clicks('button', `Follow @${ada.username}`)
  await expect(suggestion.getByRole('link', { name: 'Log in' })).toBeVisible()
  await suggestion.getByRole('link', { name: 'Signup' }).click()
  await guest.isOn('/signup')
})

/** Opens the menu of a post by keyboard, and moves to its last item. */
async function reachesDelete(person: Person, words: string): Promise<void> {
  await person.action('More', words).focus()
  await person.presses('Enter')
  await person.hasFocusOn('Edit')
  // An item that is still loading cannot have the focus.
  await person.seesA('menuitem', 'Pin to your profile')
  await person.presses('End')
  await person.hasFocusOn('Delete')
}

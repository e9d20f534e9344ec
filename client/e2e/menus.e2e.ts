import { expect } from '@playwright/test'
import { appUrl, unique } from './api.ts'
import { lostCalls, loses } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('only the author of a post is offered Edit and Delete', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Whose is this')
  await ada.writes(words)
  const path = `/profile/${ada.username}`

  const author = await visitor({ as: ada })
  await author.opens(path)
  await author.opensMenuOf(words, ['Edit', 'Delete'])

  const other = await visitor({ as: bea })
  await other.opens(path)
  await other.opensMenuOf(words, [
    `Follow @${ada.username}`,
    `Mute @${ada.username}`,
    `Block @${ada.username}`,
    'Report',
  ])

  const guest = await visitor()
  await guest.opens(path)
  await guest.opensMenuOf(words, ['Login for more options', 'Report'])
  await guest.clicks('menuitem', 'Login for more options')
  await guest.isOn('/login')
})

test('the menu of a post follows and unfollows its author', async ({ visitor }) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Follow me home')
  await bea.writes(words)
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${bea.username}`)

  await person.opensMenuOf(words)
  await person.clicks('menuitem', `Follow @${bea.username}`)
  await person.hears(`Followed @${bea.username}`)
  await person.seesA('button', `Following @${bea.username}`)
  await person.opensMenuOf(words, [
    `Unfollow @${bea.username}`,
    `Mute @${bea.username}`,
    `Block @${bea.username}`,
    'Report',
  ])
  await person.clicks('menuitem', `Unfollow @${bea.username}`)
  await person.hears(`Unfollowed @${bea.username}`)
  await person.seesA('button', `Follow @${bea.username}`)
})

test('the menu of a post in a list asks whether the viewer follows its author, and says when it cannot', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Do you follow me')
  await bea.writes(words)
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens('/')
  const asksAgain = await loses(person, 'FollowState')
  await person.opensMenuOf(words, ['Could not load this', `Mute @${bea.username}`, `Block @${bea.username}`, 'Report'])
  await asksAgain()
  await person.opens('/')
  await person.opensMenuOf(words, [
    `Follow @${bea.username}`,
    `Mute @${bea.username}`,
    `Block @${bea.username}`,
    'Report',
  ])
})

test('Edit opens the composer with the text in it, and the edited post is marked', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const [before, after] = [unique('A heron at the wier'), unique('A heron at the weir')]
  await ada.writes(before)
  const person = await visitor({ as: ada })
  await person.opens('/home')

  await person.opensMenuOf(before)
  await person.clicks('menuitem', 'Edit')
  const composer = person.dialog('Edit Tweet').getByRole('textbox', { name: 'Tweet text' })
  await expect(composer).toHaveValue(before)
  await composer.fill(after)
  await person.clicks('button', 'Save')
  await person.hears('Post edited!')
  await person.leavesDialog('Edit Tweet')
  await expect(person.post(after).getByText('· edited')).toBeVisible()
  await person.doesNotSee(person.post(before), { but: person.post(after) })
})

test('Delete asks first, and then removes the post from every list', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Not for long')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/')
  await expect(person.post(words)).toBeVisible()
  await person.clicks('link', 'Home')
  await person.seesA('heading', 'Home')

  await person.opensMenuOf(words)
  await person.clicks('menuitem', 'Delete')
  await person.sees('This also deletes its replies. You cannot undo it.')
  await person.clicks('button', 'Cancel')
  await person.leavesDialog('Delete this Tweet?')
  await person.opensMenuOf(words)
  await person.clicks('menuitem', 'Delete')
  await person.clicks('button', 'Delete')
  await person.hears('Deleted successfully.')
  await person.sees('Your feed is quiet')
  await person.clicks('link', 'Explore')
  await person.doesNotSee(person.post(words), { but: person.page.getByRole('feed', { name: 'All Tweets' }) })
  await person.clicks('link', 'Profile')
  await person.sees('0 Tweet')
  await person.sees('No Tweets yet')
})

test('a menu works with the arrow keys, and Escape leads back to its button', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Arrows only')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.action('More', words).focus()

  await person.presses('Enter')
  await person.hasFocusOn('Edit')
  await person.presses('End')
  await person.hasFocusOn('Delete')
  await person.presses('ArrowUp')
  await person.hasFocusOn('Edit')
  await person.presses('Escape')
  await expect(person.page.getByRole('menu')).toHaveCount(0)
  await person.hasFocusOn('More')
})

test('a guest who clicks Like, Bookmark or Reply is asked to log in or sign up', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/')
  for (const action of ['Like', 'Bookmark', 'Reply']) {
    await guest.page
      .getByRole('article')
      .first()
      .getByRole('button', { name: new RegExp(`^${action}`) })
      .click()

    const suggestion = guest.dialog('Join Twitter')
    await expect(suggestion).toBeVisible()
    await expect(suggestion.getByRole('link', { name: 'Signup' })).toBeVisible()
    await suggestion.getByRole('link', { name: 'Log in' }).click()
    await guest.isOn('/login')
    await expect(guest.dialog('Log in')).toBeVisible()
    await guest.presses('Escape')
    await guest.isOn('/')
    await guest.leavesDialog('Log in')
  }
})

test('a guest who clicks Follow is asked to log in or sign up', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/profile/foxglovebooks')
  await guest.clicks('button', 'Follow @foxglovebooks')
  const suggestion = guest.dialog('Join Twitter')
  await expect(suggestion.getByRole('link', { name: 'Log in' })).toBeVisible()
  await suggestion.getByRole('link', { name: 'Signup' }).click()
  await guest.isOn('/signup')
})

test('Share copies the link of the post', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Pass it on')
  const id = await ada.writes(words)
  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)

  await guest.acts('Share', words)
  await guest.hears('Copied to clipboard!')
  await expect.poll(() => guest.page.evaluate(() => navigator.clipboard.readText())).toEqual(`${appUrl()}/post/${id}`)
})

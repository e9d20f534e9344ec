import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { newcomer, prolificNewcomer } from './newcomer.ts'
import { test } from './test.ts'

test('with the keyboard alone: log in, post, like, bookmark, open, reply', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor()
  const { keyboard } = person.page
  await person.opens('/')
  await person.tabsTo('Log in', 'Shift+Tab')
  await person.presses('Enter')
  await expect(person.page.locator('input[name="username"]:focus')).toBeVisible()
  await keyboard.type(ada.username)
  await person.presses('Tab')
  await keyboard.type(ada.password)
  await person.presses('Enter')
  await person.isOn('/home')
  await person.sees('Your feed is quiet')

  const [words, reply] = [unique('Typed, never clicked'), unique('Nor was this')]
  await person.presses('n')
  await expect(person.page.locator('textarea:focus')).toBeVisible()
  await keyboard.type(words)
  await person.presses('Control+Enter')
  await person.hears('Tweeted')
  await person.leavesDialog('New Tweet')
  await expect(person.post(words)).toBeVisible()

  await person.presses('j')
  await expect(person.page.locator('article:focus')).toBeVisible()
  await person.presses('l')
  await person.hears('Liked!')
  await person.counts('Like', words, 1, true)
  await person.presses('b')
  await person.hears('Added to your bookmarks')
  await person.presses('Enter')
  await expect(person.page.getByRole('textbox', { name: 'Reply text' })).toBeVisible()
  await person.presses('r')
  await expect(person.dialog('Reply').locator('textarea:focus')).toBeVisible()
  await keyboard.type(reply)
  await person.presses('Control+Enter')
  await person.hears('Commented!')
  await person.leavesDialog('Reply')
  await expect(person.page.getByRole('feed', { name: 'Replies' }).getByText(reply)).toBeVisible()
})

test('with the keyboard alone: find somebody, follow them, log out', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.presses('/')
  await expect(person.page.locator('[role="combobox"]:focus')).toBeVisible()
  await person.page.keyboard.type('maren')
  // The first letters find others.
  await expect(person.page.getByRole('option').first()).toContainText('@maren_holt')
  await person.presses('Enter')
  await person.isOn('/profile/maren_holt')
  await expect(person.page.locator('h1:focus')).toBeVisible()
  await expect(person.page.getByRole('main').getByRole('button', { name: 'Follow @maren_holt' })).toBeVisible()
  await person.tabsTo('Follow @maren_holt')
  await person.presses('Enter')
  await person.hears('Followed @maren_holt')
  await person.hasFocusOn('Following @maren_holt')

  await person.tabsTo(`Account of @${ada.username}`, 'Shift+Tab')
  await person.presses('Enter')
  await expect(person.page.locator('[role="menu"]:is(:focus, :focus-within)')).toBeVisible()
  await person.presses('End')
  await person.hasFocusOn(`Log out @${ada.username}`)
  await person.presses('Enter')
  await expect(person.dialog('Log out of Twitter?')).toBeVisible()
  await person.tabsTo('Log out')
  await person.presses('Enter')
  await person.isOn('/')
  await person.sees("Don't miss what's happening")
})

test('g and a letter open pages, other letters do nothing after g, ? lists the shortcuts, typing is no shortcut', async ({
  visitor,
}) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/bookmarks')
  for (const [key, path] of [
    ['h', '/home'],
    ['e', '/'],
    ['n', '/notifications'],
    ['p', '/profile/maren_holt'],
  ] as const) {
    await person.presses('g')
    await person.presses(key)
    await person.isOn(path)
  }
  for (const key of ['q', '?']) {
    await person.presses('g')
    await person.presses(key)
  }
  // A second press is a shortcut again, and nothing else has opened.
  await person.presses('?')
  await expect(person.dialog('Keyboard shortcuts')).toBeVisible()
  await expect(person.page.getByRole('dialog')).toHaveCount(1)
  await person.isOn('/profile/maren_holt')
  const help = person.dialog('Keyboard shortcuts')
  for (const words of ['Search', 'New Tweet', 'Next Tweet', 'Previous Tweet', 'Like', 'Reply', 'Bookmark', 'Explore']) {
    await expect(help.getByText(words, { exact: true })).toBeVisible()
  }
  await person.presses('Escape')
  await person.leavesDialog('Keyboard shortcuts')

  await person.clicks('link', 'Home')
  await person.field('Tweet text').click()
  await person.page.keyboard.type('n/jlrbgh?')
  await expect(person.field('Tweet text')).toHaveValue('n/jlrbgh?')
  await person.doesNotSee(person.page.getByRole('dialog'), { but: person.field('Tweet text') })
  await person.isOn('/home')
})

test('j and k move between posts, s shares, u and Back return to the post that was open, and . shows the newest', async ({
  visitor,
}) => {
  const ada = await prolificNewcomer()
  const person = await visitor({ as: ada })
  const isAt = (number: number) =>
    expect(person.page.locator('article:focus', { hasText: `Post ${number}` })).toBeVisible()
  await person.opens('/home')
  await expect(person.post('Post 45')).toBeVisible()
  await person.presses('j')
  await isAt(45)
  await person.presses('j')
  await isAt(44)
  await person.presses('k')
  await isAt(45)
  await person.presses('s')
  await person.hears('Copied to clipboard!')
  for (let number = 44; number >= 36; number--) {
    await person.presses('j')
    await isAt(number)
  }
  await person.presses('Enter')
  await person.seesA('heading', /^Tweet by /)
  await person.presses('u')
  await person.isOn('/home')
  await isAt(36)
  await person.presses('j')
  await isAt(35)

  await person.clicks('link', 'Bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await person.goesBack()
  await isAt(35)
  const newest = unique('On top')
  await ada.writes(newest)
  await person.presses('.')
  await expect(person.post(newest)).toBeVisible()
})

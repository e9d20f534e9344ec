import { unique } from './api.ts'
import { becomes } from './becomes.ts'
import { newcomer, prolificNewcomer } from './newcomer.ts'
import { scenario } from './scenario.ts'

scenario('with the keyboard alone: log in, post, like, bookmark, open, reply', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor()
  const { keyboard } = person.page
  await person.opens('/')
  await person.tabsTo('Log in', 'Shift+Tab')
  await person.presses('Enter')
  await person.page.locator('input[name="username"]:focus').waitFor()
  await keyboard.type(ada.username)
  await person.presses('Tab')
  await keyboard.type(ada.password)
  await person.presses('Enter')
  await person.isOn('/home')
  await person.sees('Your feed is quiet')

  const [words, reply] = [unique('Typed, never clicked'), unique('Nor was this')]
  await person.presses('n')
  await person.page.locator('textarea:focus').waitFor()
  await keyboard.type(words)
  await person.presses('Control+Enter')
  await person.hears('Tweeted')
  await person.leavesDialog('New Tweet')
  await person.post(words).waitFor()

  await person.presses('j')
  await person.page.locator('article:focus').waitFor()
  await person.presses('l')
  await person.hears('Liked!')
  await person.counts('Like', words, 1, true)
  await person.presses('b')
  await person.hears('Added to your bookmarks')
  await person.presses('Enter')
  await person.page.getByRole('textbox', { name: 'Reply text' }).waitFor()
  await person.presses('r')
  await person.dialog('Reply').locator('textarea:focus').waitFor()
  await keyboard.type(reply)
  await person.presses('Control+Enter')
  await person.hears('Commented!')
  await person.leavesDialog('Reply')
  await person.page.getByRole('feed', { name: 'Replies' }).getByText(reply).waitFor()
})

scenario('with the keyboard alone: find somebody, follow them, log out', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.presses('/')
  await person.page.locator('[role="combobox"]:focus').waitFor()
  await person.page.keyboard.type('maren')
  await person.page.getByRole('option').first().waitFor()
  await person.presses('Enter')
  await person.isOn('/profile/maren_holt')
  await person.page.locator('h1:focus').waitFor()
  await person.tabsTo('Follow @maren_holt')
  await person.presses('Enter')
  await person.hears('Followed @maren_holt')
  await person.hasFocusOn('Following @maren_holt')

  await person.opens('/home')
  await person.tabsTo(`Account of @${ada.username}`)
  await person.presses('Enter')
  await person.page.locator('[role="menu"]:is(:focus, :focus-within)').waitFor()
  await person.presses('End')
  await person.hasFocusOn(`Log out @${ada.username}`)
  await person.presses('Enter')
  await person.dialog('Log out of Twitter?').waitFor()
  await person.tabsTo('Log out')
  await person.presses('Enter')
  await person.isOn('/')
  await person.sees("Don't miss what's happening")
})

scenario('g and a letter go to Home, Explore and the own profile', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt' })
  await person.opens('/bookmarks')
  for (const [key, path] of [
    ['h', '/home'],
    ['e', '/'],
    ['p', '/profile/maren_holt'],
  ] as const) {
    await person.presses('g')
    await person.presses(key)
    await person.isOn(path)
  }
})

scenario('j and k move from post to post', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const [first, second] = [unique('Below'), unique('Above')]
  await ada.writes(first)
  await ada.writes(second)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  await person.post(second).waitFor()
  await person.presses('j')
  await person.hasFocusOn(`Ada Finch: ${second}`)
  await person.presses('j')
  await person.hasFocusOn(`Ada Finch: ${first}`)
  await person.presses('k')
  await person.hasFocusOn(`Ada Finch: ${second}`)
})

scenario('going back returns the focus to the post that was open, for j and k to go on from', async ({ visitor }) => {
  const person = await visitor({ as: await prolificNewcomer() })
  await person.opens('/home')
  await person.post('Post 45').waitFor()
  for (let number = 45; number >= 36; number--) {
    await person.presses('j')
    await person.page.locator('article:focus', { hasText: `Post ${number}` }).waitFor()
  }
  await person.presses('Enter')
  await person.seesA('heading', 'Tweet')
  await person.goesBack()
  await person.page.locator('article:focus', { hasText: 'Post 36' }).waitFor()
  await person.presses('j')
  await person.page.locator('article:focus', { hasText: 'Post 35' }).waitFor()

  await person.clicks('link', 'Bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await person.goesBack()
  await person.page.locator('article:focus', { hasText: 'Post 35' }).waitFor()
})

scenario('? lists the shortcuts', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/')
  await guest.presses('?')
  const help = guest.dialog('Keyboard shortcuts')
  for (const words of ['Search', 'New post', 'Next post', 'Previous post', 'Like', 'Reply', 'Bookmark', 'Explore']) {
    await help.getByText(words, { exact: true }).waitFor()
  }
})

scenario('while somebody types, letters are letters', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  await person.opens('/home')
  await person.field('Tweet text').click()
  await person.page.keyboard.type('n/jlrbgh?')
  await becomes(() => person.field('Tweet text').inputValue(), 'n/jlrbgh?')
  await becomes(() => person.page.getByRole('dialog').count(), 0)
  await person.isOn('/home')
})

import { equal } from 'node:assert/strict'
import { unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { scenario } from './scenario.ts'

scenario('an address that leads nowhere says so, and its arrow leads back', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [/status of 404/] })
  await guest.opens('/profile/maren_holt')
  await guest.opens('/no/such/page')
  await guest.sees('Sorry no results found!')
  await guest.clicks('button', 'Back')
  await guest.isOn('/')
})

scenario('a page that breaks says so, keeps what was being written, and leads home', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch'), tolerates: [/./] })
  await person.page.route(/BookmarksPage-.*\.js$/, (route) => route.abort())
  const draft = unique('Half a thought')
  await person.opens('/home')
  await person.types('Tweet text', draft)
  await person.page.evaluate(() => history.pushState({ idx: 1 }, '', '/bookmarks'))
  await person.page.reload()
  await person.sees('Unexpected Application Error!')

  await person.clicks('button', 'Go to Explore')
  await person.isOn('/')
  await person.clicks('link', 'Home')
  equal(await person.field('Tweet text').inputValue(), draft)
})

scenario('a page that broke can be loaded again', async ({ visitor }) => {
  const person = await visitor({ as: 'maren_holt', tolerates: [/./] })
  await person.page.route(/BookmarksPage-.*\.js$/, (route) => route.abort())
  await person.page.goto('/bookmarks')
  await person.sees('Unexpected Application Error!')
  await person.page.unrouteAll()
  await person.clicks('button', 'Reload')
  await person.seesA('heading', 'Bookmarks')
})

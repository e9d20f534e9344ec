import { expect } from '@playwright/test'
import { asks, unique } from './api.ts'
import { graphql, holdsBack, loses, lostCalls, operationOf } from './network.ts'
import { newcomer, prolificAuthor } from './newcomer.ts'
import type { Person } from './person.ts'
import { notesShifts } from './shifts.ts'
import { test } from './test.ts'
import { walks } from './walks.ts'

type Page = { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }

async function everyPost(after: string | null = null): Promise<string[]> {
  const fields = 'edges { node { id } } pageInfo { hasNextPage endCursor }'
  const query = `query ($after: String) { posts(first: 100, after: $after) { ${fields} } }`
  const { edges, pageInfo } = (await asks<{ posts: Page }>(query, { after })).posts
  const ids = edges.map(({ node }) => node.id)
  return pageInfo.hasNextPage ? [...ids, ...(await everyPost(pageInfo.endCursor))] : ids
}

test('a guest learns on Explore what this place is and who is here, reads every post, newest first, and the most liked ones of a period', async ({
  visitor,
}) => {
  const guest = await visitor()
  await guest.page.addInitScript(notesShifts)
  await guest.opens('/')
  const column = guest.page.getByRole('complementary', { name: 'Search and join' })
  await expect(column.getByRole('region', { name: 'What is Twitter?' })).toContainText('Short posts')
  const people = column.getByRole('region', { name: 'Who is here' })
  await expect(people.getByRole('button', { name: /^Follow @/ })).toHaveCount(4)
  await expect(column.getByRole('region', { name: 'This week’s hashtags' }).getByRole('link').first()).toBeVisible()
  expect(await guest.page.evaluate(() => window.shifts)).toEqual([])
  await people
    .getByRole('button', { name: /^Follow @/ })
    .first()
    .click()
  await expect(guest.dialog('Join Twitter')).toBeVisible()
  await guest.presses('Escape')
  await guest.leavesDialog('Join Twitter')

  const seen = await scrollsPast(guest, 30)
  const ids = await everyPost()
  // Other tests write and delete posts at the same time.
  const known = seen.filter((id) => ids.includes(id))
  expect(known.length > 20).toBe(true)
  expect(known).toEqual(ids.filter((id) => known.includes(id)))

  await guest.clicks('link', 'Top')
  await expect(guest.page.getByRole('feed', { name: 'Top Tweets in the last 24 hours' })).toBeVisible()
  await guest.clicks('link', 'This week')
  await expect(guest.page.getByRole('feed', { name: 'Top Tweets in the last 7 days' })).toBeVisible()
  // The period is part of the address, without scripts too.
  expect(new URL(guest.page.url()).search).toBe('?top=week')
  const reader = await visitor({ scripts: false, width: 375 })
  await reader.page.goto('/?top=all', { waitUntil: 'commit' })
  await expect(reader.page.getByRole('feed').locator('[data-post]').first()).toBeVisible()
  await expect(reader.page.getByRole('link', { name: 'All time' })).toHaveAttribute('aria-current', 'page')
})

test('a list is loaded page by page to its end, with each post once, and keeps its place after a jump, a reload, a way back and the start of the app', async ({
  visitor,
}) => {
  const guest = await visitor()
  // No other test adds posts to this list.
  const path = `/profile/${(await prolificAuthor()).username}`
  await guest.opens(path)
  await expect(guest.post('Post 45')).toBeVisible()
  expect((await scrollsPast(guest, 45)).length).toBe(45)
  await guest.scrollsTo('That is all')
  await expect(guest.post('Post 1')).toBeVisible()

  await guest.page.evaluate(() => window.scrollTo(0, 0))
  await expect(guest.post('Post 45')).toBeVisible()
  await guest.page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  const atTheCentre = () =>
    guest.page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('article')?.textContent,
    )
  await expect.poll(atTheCentre).toContain('Post 2')

  const isAt = (top: number) => guest.page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, top)
  await guest.page.evaluate(() => window.scrollTo(0, 700))
  await isAt(700)
  // The list stores its place when scrolling pauses: that of the jump above may have been stored.
  await guest.page.waitForFunction(() => !(history.state as { place?: object }).place)
  // The app stores the position in the next frame.
  await guest.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await guest.page.reload()
  await isAt(700)
  await guest.page.goto('/api/docs')
  await guest.goesBack()
  await isAt(700)

  // A guest may have scrolled in the served page before the app runs.
  const lets = await holdsBack(guest, /\/assets\/.*\.js/)
  await guest.page.goto('about:blank')
  await guest.page.goto(path, { waitUntil: 'commit' })
  // It stands below the list, so the whole list has arrived.
  await expect(guest.page.locator('#settings')).toBeAttached()
  const top = () => guest.post('Post 38').evaluate((card) => card.getBoundingClientRect().top)
  await guest.post('Post 38').evaluate((card) => window.scrollTo(0, card.getBoundingClientRect().top - 200))
  expect(Math.round(await top())).toBe(200)
  await lets()
  await guest.page.waitForFunction(() => document.documentElement.dataset['app'] === 'running')
  expect(Math.round(await top())).toBe(200)
})

test('Retry continues a list whose next page did not load; Back returns to the same post at the same height, and every way to Home to its top', async ({
  visitor,
}) => {
  const person = await visitor({ as: await prolificAuthor(), tolerates: [lostCalls] })
  await person.opens('/home')
  const restore = await loses(person, 'Home')
  await person.page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight)
    return document.body.innerText.includes('Could not load more.')
  })
  await expect(person.post('Post 26')).toBeVisible()

  await restore()
  await person.clicks('button', 'Retry')
  await person.scrollsTo('Post 12')
  await person.page.evaluate(() => {
    const once = { capture: true, once: true }
    addEventListener(
      'click',
      ({ target }) => {
        const card = (target as Element).closest('article')
        Object.assign(window, { pressedAt: card?.getBoundingClientRect().top })
      },
      once,
    )
  })

  await person.post('Post 12').locator('time').click()
  await person.seesA('heading', /^Tweet by /)
  await person.isAtTheTop()
  await person.goesBack()
  await person.seesA('heading', 'Home')
  await person.page.waitForFunction(() => {
    const card = [...document.querySelectorAll('main article')].find((item) => item.textContent.includes('Post 12'))
    return (
      card && Math.abs(card.getBoundingClientRect().top - ((window as { pressedAt?: number }).pressedAt ?? NaN)) < 3
    )
  })

  const againHome = [
    () => person.clicks('link', 'Home'),
    () => person.clicks('link', 'Twitter'),
    async () => {
      await person.presses('g')
      await person.presses('h')
    },
  ]
  for (const goes of againHome) {
    await person.scrollsTo('Post 5')
    await goes()
    await person.isAtTheTop()
    await person.isOn('/home')
  }

  await person.scrollsTo('Post 20')
  await person.clicks('link', 'Bookmarks')
  await person.seesA('heading', 'Bookmarks')
  await person.isAtTheTop()
})

test('a card is a link everywhere: beside its text, with the middle button, with Shift, and in its menu', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Press anywhere')
  const id = await ada.writes(words)
  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)
  const card = guest.post(words)
  const text = card.getByText(words)
  const left = { x: 6, y: 70 }
  const tabAfter = async (press: () => Promise<void>) => {
    const opened = guest.page.context().waitForEvent('page')
    await press()
    const tab = await opened
    await tab.waitForURL((url) => url.pathname === `/post/${id}`)
    await tab.close()
  }

  await tabAfter(() => card.click({ position: left, modifiers: ['Control'] }))
  await tabAfter(() => text.click({ modifiers: ['Control'] }))
  await tabAfter(() => card.click({ position: left, button: 'middle' }))
  await tabAfter(() => card.click({ position: left, modifiers: ['Shift'] }))
  await tabAfter(() => text.click({ button: 'middle' }))
  await tabAfter(() => text.click({ modifiers: ['Shift'] }))
  expect(await guest.page.evaluate(() => getSelection()?.toString())).toBe('')

  // The browser's menu offers what it offers for the link under the mouse.
  await guest.page.evaluate(() => {
    document.addEventListener('contextmenu', ({ target }) => {
      document.title = (target as Element).closest('a')?.pathname ?? 'no link'
    })
  })
  for (const place of [card, text]) {
    await place.click({ button: 'right', ...(place === card && { position: left }) })
    await expect(guest.page).toHaveTitle(`/post/${id}`)
    await guest.page.evaluate(() => (document.title = ''))
  }

  // To a screen reader the card is no link, and its link is the time.
  await expect(card.locator(`a[href="/post/${id}"]`)).toHaveText('now')
  await card.focus()
  await guest.presses('Tab')
  await expect(card.getByRole('link', { name: /Ada Finch/ })).toBeFocused()
  await guest.presses('Tab')
  await expect(card.locator(`a[href="/post/${id}"]`)).toBeFocused()
  await card.click({ position: left })
  await guest.isOn(`/post/${id}`)
  await guest.goesBack()

  // Selecting a part of the text does not open the post, a click does.
  const place = await text.boundingBox()
  const { mouse } = guest.page
  await mouse.move((place?.x ?? 0) + 1, (place?.y ?? 0) + 10)
  await mouse.down()
  await mouse.move((place?.x ?? 0) + 60, (place?.y ?? 0) + 10, { steps: 3 })
  await mouse.up()
  expect(words.startsWith(await guest.page.evaluate(() => getSelection()?.toString() || 'nothing'))).toBe(true)
  await guest.isOn(`/profile/${ada.username}`)
  await text.click()
  await guest.isOn(`/post/${id}`)
})

test('a feed that did not load names the connection or the server as the cause, and Retry loads it, and so a post', async ({
  visitor,
}) => {
  const guest = await visitor({ as: 'maren_holt', tolerates: [lostCalls, /status of 502/] })
  const restore = await loses(guest, 'Explore')
  await guest.opens('/')
  await guest.sees('This did not load')
  await guest.sees('Could not reach the server. Check your connection and try again.')
  await restore()

  // The column beside the list sends its requests at another time.
  await guest.page.route(graphql, (route) =>
    operationOf(route.request()) === 'Explore'
      ? route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
      : route.fallback(),
  )
  await guest.clicks('button', 'Retry')
  await guest.sees('The server has a problem. Try again in a moment.')
  await guest.page.unroute(graphql)

  await guest.clicks('button', 'Retry')
  await guest.doesNotSee('This did not load', { but: guest.page.getByRole('feed', { name: 'All Tweets' }) })

  const ada = await newcomer('Ada Finch')
  const words = unique('Second try')
  const restorePost = await loses(guest, 'PostPage')
  await guest.opens(`/post/${await ada.writes(words)}`)
  await guest.sees('This did not load')
  await restorePost()
  await guest.clicks('button', 'Retry')
  await expect(guest.post(words)).toBeVisible()
})

/** Scrolls until this many posts of a list have been rendered. Returns their ids in order. */
async function scrollsPast({ page }: Person, cards: number): Promise<string[]> {
  return (await (await page.waitForFunction(walks, { cards })).jsonValue()) ?? []
}

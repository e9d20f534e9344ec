import { deepEqual, ok } from 'node:assert/strict'
import { asks, unique } from './api.ts'
import { loses, lostCalls } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { scenario } from './scenario.ts'

type Posts = { posts: { edges: { node: { id: string; author: { isDemo: boolean } } }[] } }

/** A seeded post that stands far down on Explore. */
const farDown = 'Rode until the map ran out of names'

scenario('Explore shows every post, newest first, and more of them as one scrolls', async ({ visitor }) => {
  const { posts } = await asks<Posts>('{ posts(first: 100) { edges { node { id author { isDemo } } } } }')
  const seeded = posts.edges.flatMap(({ node }) => (node.author.isDemo ? [node.id] : []))
  const guest = await visitor()
  await guest.opens('/')

  const seen = await scrollsThrough(guest)
  ok(seeded.length > 20)
  deepEqual(
    seen.filter((id) => seeded.includes(id)),
    seeded,
  )
})

scenario('going back returns to the same post at the same height', async ({ visitor }) => {
  const guest = await visitor()
  await guest.opens('/')
  await guest.scrollsTo(farDown)
  const before = await heightOf(guest)

  await guest.post(farDown).locator('time').click()
  await guest.seesA('heading', 'Tweet')
  await guest.isAtTheTop()
  await guest.goesBack()
  await guest.seesA('heading', 'Explore')
  await guest.page.waitForFunction(
    ([words, top]) => {
      const card = [...document.querySelectorAll('main article')].find((item) => item.textContent.includes(words))
      return card && Math.abs(card.getBoundingClientRect().top - top) < 3
    },
    [farDown, before] as const,
  )
})

scenario('a link leads to the top of its page, and Explore again to the top of Explore', async ({ visitor }) => {
  const maren = await visitor({ as: 'maren_holt' })
  await maren.opens('/')
  await maren.scrollsTo(farDown)
  await maren.clicks('link', 'Bookmarks')
  await maren.seesA('heading', 'Bookmarks')
  await maren.isAtTheTop()

  await maren.clicks('link', 'Explore')
  await maren.scrollsTo(farDown)
  await maren.clicks('link', 'Explore')
  await maren.isAtTheTop()
  await maren.isOn('/')
})

scenario('a press on a card opens its post, a press with Ctrl in a new tab', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Press here')
  const id = await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const text = person.post(words).getByText(words)

  const opened = person.page.context().waitForEvent('page')
  await text.click({ modifiers: ['Control'] })
  await (await opened).waitForURL((url) => url.pathname === `/post/${id}`)
  await person.isOn('/home')

  await text.click()
  await person.isOn(`/post/${id}`)
})

scenario('selecting the words of a card does not open it', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Quote me on this')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  await person.opens('/home')
  const text = await person.post(words).getByText(words).boundingBox()
  const { mouse } = person.page

  await mouse.move((text?.x ?? 0) + 1, (text?.y ?? 0) + 10)
  await mouse.down()
  await mouse.move((text?.x ?? 0) + 60, (text?.y ?? 0) + 10, { steps: 3 })
  await mouse.up()
  ok(words.startsWith(await person.page.evaluate(() => getSelection()?.toString() || 'nothing')))
  await person.isOn('/home')
})

scenario('a feed that did not load says so, and Retry loads it', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [lostCalls] })
  const restore = await loses(guest, 'Explore')
  await guest.opens('/')
  await guest.sees('This did not load')
  await guest.sees('Could not reach the server. Check your connection and try again.')

  await restore()
  await guest.clicks('button', 'Retry')
  await guest.page.getByRole('feed', { name: 'All posts' }).waitFor()
  await guest.doesNotSee('This did not load')
})

scenario('a further page that did not load says so, keeps the ones before, and Retry goes on', async ({ visitor }) => {
  const guest = await visitor({ tolerates: [lostCalls] })
  await guest.opens('/')
  const restore = await loses(guest, 'Explore')
  await guest.page.waitForFunction(() => {
    window.scrollTo(0, document.body.scrollHeight)
    return document.body.innerText.includes('More could not be loaded.')
  })
  ok((await guest.postsInSight()).length > 0)

  await restore()
  await guest.clicks('button', 'Retry')
  await guest.scrollsTo(farDown)
})

/** Scrolls to the end of a list and returns the ids of all its posts, in their order. */
async function scrollsThrough({ page }: Person): Promise<string[]> {
  const ids = await page.waitForFunction(() => {
    const seen = ((window as { seen?: Set<string> }).seen ??= new Set())
    for (const card of document.querySelectorAll<HTMLElement>('main [data-post]')) seen.add(card.dataset['post'] ?? '')
    const atTheEnd = document.querySelector('main [aria-label="That is all"]')
    const isDown = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
    window.scrollBy(0, window.innerHeight / 2)
    return atTheEnd && isDown ? [...seen] : null
  })
  return (await ids.jsonValue()) ?? []
}

async function heightOf(person: Person): Promise<number> {
  return (await person.post(farDown).boundingBox())?.y ?? 0
}

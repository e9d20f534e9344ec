import { get } from 'node:http'
import { expect, type Page } from '@playwright/test'
import { hashtagsOf } from '../../server/posts/segments.rules.ts'
import { seedData } from '../../server/seed/seed-data.ts'
import { appUrl, unique } from './api.ts'
import { listensTo } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const hostile = '</script><script>window.hacked = 1</script><!-- <img src=x onerror="window.hacked = 1">'

async function author() {
  const ada = await newcomer('Ada </script> Finch')
  const tag = unique('rendered').replace(' ', '')
  const first = await ada.writes(`${unique('The first swallow')} #${tag}\n\n${hostile}`)
  const reply = await ada.answers(first, unique('It sat on the wire'))
  await ada.writes(unique('The first and the last'), { quotedId: first })
  return { ada, first, reply, tag }
}

test('a guest reads the same without scripts, with scripts, and when the browser renders the page itself', async ({
  visitor,
}) => {
  test.setTimeout(900_000)
  const { ada, first, reply, tag } = await author()
  const reader = await visitor({ scripts: false, tolerates: [/status of 404/] })
  const guest = await visitor({ tolerates: [/status of 404/] })
  const asked = listensTo(guest)
  const profile = `/profile/${ada.username}`
  const quotes = `/post/${first}/quotes`
  // Other tests write posts meanwhile. Top stays the same, because they like none of them as often.
  const top = '/?top=all'
  const paths = [top, `/post/${first}`, quotes, `/post/${reply}`, profile, `${profile}?tab=replies`, `/hashtag/${tag}`]
  for (const path of [...paths, '/post/no-such-post']) {
    // A minute may pass between the two readings.
    await expect(async () => {
      asked.length = 0
      await reader.page.goto(path, { waitUntil: 'commit' })
      const served = await words(reader.page)
      await guest.opens(path)
      expect(await words(guest.page)).toBe(served)
      expect(pagesIn(asked)).toEqual([])
      await drawsAlone(guest, path)
      expect(await words(guest.page)).toBe(served)
    }).toPass()
  }
  expect(await guest.page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('a reader without scripts can follow links and learns what needs scripts', async ({ visitor }) => {
  const reader = await visitor({ scripts: false, tolerates: [/status of 404/] })
  // Another test may delete the post between the two readings.
  await expect(async () => {
    await reader.page.goto('/', { waitUntil: 'commit' })
    const second = reader.page.getByRole('article').nth(1)
    const text = await second.locator('p[dir]').innerText()
    await second.locator('a:has(time)').click()
    const post = reader.page.getByRole('article').locator('p[dir]')
    await expect(post.filter({ hasText: text.slice(0, 20) }).first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const { html } = await pageAt('/')
  const next = /<noscript><a rel="next" href="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(html).toContain(`<link rel="next" href="${next}" />`)
  const following = await pageAt(next)
  const cards = (page: string) => [...page.matchAll(/data-post="([^"]+)"/g)].map(([, id]) => id)
  expect(cards(following.html).filter((id) => cards(html).includes(id))).toEqual([])
  expect(cards(following.html).length).toBeGreaterThan(0)
  expect((await pageAt('/login')).html).toContain('<noscript>Logging in needs JavaScript.</noscript>')
})

test('the first pictures of a page load at once, the others when they come near the window', async () => {
  const pictures = (await pageAt('/')).html.match(/<img [^>]*>/g) ?? []
  const waits = pictures.map((picture) => picture.includes('loading="lazy"'))
  expect(waits.slice(0, 4)).not.toContain(true)
  expect(waits.slice(-8)).not.toContain(false)
  const preloaded = (await pageAt('/profile/maren_holt')).html.match(/<link rel="preload" as="image"[^>]*>/)?.[0]
  expect(preloaded).toContain('/media/seed/cover-maren/480.webp 480w')
  expect(preloaded).toContain('fetchPriority="high"')
})

test('a served page has the styles of everything that it shows', async () => {
  const { ada, first, tag } = await author()
  const paths = ['/', '/search', '/login', '/signup', `/post/${first}`, `/profile/${ada.username}`, `/hashtag/${tag}`]
  for (const path of [...paths, '/no-such-page']) {
    const { html } = await pageAt(path)
    const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => text).join('')
    const shown = html.slice(html.indexOf('<body')).matchAll(/ class="([^"]+)"/g)
    // Names of the app's own classes begin with an underscore.
    const classes = [...shown].flatMap(([, names = '']) => names.split(' ').filter((name) => name.startsWith('_')))
    expect(classes.length).toBeGreaterThan(10)
    expect(
      classes.filter((name) => !styles.includes(`.${name}`)),
      path,
    ).toEqual([])
  }
})

test('in any time zone and mode a page hydrates without an error and without another request', async ({ visitor }) => {
  const { first } = await author()
  const guest = await visitor({ zone: 'Asia/Kolkata', mode: 'dark', width: 390 })
  const asked = listensTo(guest)
  // The kinds of posts, profiles and hashtags follow in other tests.
  for (const path of ['/', '/?utm=x&tab=1', `/post/${first}`]) {
    await guest.opens(path)
    await guest.page.reload()
  }
  expect(pagesIn(asked)).toEqual([])
  const written = guest.page.locator('main p > time').first()
  const iso = (await written.getAttribute('datetime')) ?? ''
  const format = { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' } as const
  await expect(written).toContainText(new Date(iso).toLocaleTimeString('en-US', format).replace('\u202f', ' '))
})

for (const [what, pages] of Object.entries(pagesOfTheSeed()))
  test(`every kind of ${what} of the seed hydrates without an error where all differs from the server`, async ({
    visitor,
  }) => {
    test.setTimeout(900_000)
    const guest = await visitor({ width: 375, mode: 'dark', zone: 'Asia/Kolkata' })
    const asked = listensTo(guest)
    // A server that takes too long sends a page without content, which asks for the data.
    await expect(async () => {
      asked.length = 0
      for (const page of pages) await guest.page.goto(page)
      expect(pagesIn(asked)).toEqual([])
    }).toPass()
  })

function pagesOfTheSeed() {
  const { users, posts } = seedData(new Date())
  const tabs = ['', '?tab=replies', '?tab=likes']
  const tags = posts.flatMap(({ content }) => hashtagsOf(content))
  const kindsOfPosts = oneOfEach(posts, ({ id, parent, content, images, video, links, createdAt, updatedAt }) => [
    ...[parent !== null, posts.some((other) => other.parent === id), updatedAt > createdAt],
    ...[hashtagsOf(content).length > 0, content.includes('@'), links.length > 0, images.length, video !== null],
  ])
  return {
    post: kindsOfPosts.map(({ id }) => `/post/${id}`),
    profile: oneOfEach(users, ({ verifiedKind }) => verifiedKind).flatMap(({ username }) =>
      tabs.map((tab) => `/profile/${username}${tab}`),
    ),
    hashtag: [...new Set(tags)].slice(0, 2).map((tag) => `/hashtag/${tag}`),
  }
}

function oneOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => unknown): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(kindOf(item)), item])).values()]
}

test('what the server sends depends on the cookie, never on a token', async () => {
  const { ada, first } = await author()
  await ada.likes(first)
  const path = `/post/${first}`
  const guests = await pageAt(path)
  expect(guests.headers.get('vary')?.toLowerCase()).toContain('cookie')
  expect(guests.html).toContain('id="served"')
  const withToken = await pageAt(path, { authorization: `Bearer ${ada.token}` })
  expect(withToken.html).not.toContain('"viewerHasLiked":true')
  const members = await pageAt(path, { cookie: 'a=b; signed_in=1' })
  expect(members.html).toContain('class="member-shell"')
  expect(members.html).not.toContain('id="served"')
  expect((await pageAt(path, { cookie: 'signed_in=10' })).html).toContain('id="served"')
})

test('the head of a page is right for search engines', async () => {
  const { ada, first } = await author()
  const { html } = await pageAt(`/post/${first}?utm=x`)
  expect(html).toContain(`<link rel="canonical" href="${appUrl()}/post/${first}" />`)
  const about = JSON.parse(
    /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html)?.[1] ?? '',
  ) as object
  expect(about).toMatchObject({
    '@type': 'SocialMediaPosting',
    author: { name: 'Ada </script> Finch', alternateName: `@${ada.username}` },
  })
  for (const missing of ['/post/no-such-post', '/profile/nobody_here', '/nowhere']) {
    const { status, html: page } = await pageAt(missing)
    expect([status, page.includes('rel="canonical"')]).toEqual([404, false])
  }
})

test('the head of a page arrives before its body is rendered', async () => {
  const { first } = await author()
  const parts: string[] = []
  await new Promise((resolve, reject) => {
    const request = get(`${appUrl()}/post/${first}`, (response) => {
      response.setEncoding('utf8').on('data', (part: string) => void parts.push(part))
      response.on('end', resolve).on('error', reject)
    })
    request.on('error', reject)
  })
  expect(parts[0]).toContain('og:title')
  expect(parts[0]).not.toContain('<article')
  expect(parts.join('')).toContain('<article')
})

/** Queries named `Newest…` only ask for news. Where no post is, the app asks whether one is hidden there. */
const pagesIn = (asked: string[]) => asked.filter((operation) => !/^Newest|^UnavailablePost$/.test(operation))

async function pageAt(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${appUrl()}${path}`, { headers })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

/** Browsers render only cards near the window, so this reads only the first ones. */
function words(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement
    for (const other of main.querySelectorAll('noscript, script, [role="status"]')) other.remove()
    for (const card of [...main.querySelectorAll('[role="feed"] article')].slice(3)) card.remove()
    return main.textContent
  })
}

async function drawsAlone({ page }: Person, path: string): Promise<void> {
  await page.goto('/login')
  const answered = page.waitForResponse((response) => response.url().includes('/graphql?'))
  await page.evaluate((address) => {
    window.history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await answered
  await expect(page.locator('main [role="status"][aria-label^="Loading"]')).toHaveCount(0)
}

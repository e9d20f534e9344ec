import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { compose } from '../../server/domain.ts'
import { domains } from '../../server/domains.ts'
import { callsWith } from '../../server/rest/calls.ts'
import { answers } from '../../server/rest/schemas.ts'
import { refuses, succeeds } from './checks.ts'
import { type Check, password } from './world.ts'

const calls = callsWith(compose(domains).posts.calls)
const json = { 'content-type': 'application/json' }
const concretePath = (path: string) => path.replace(/:\w+/g, randomUUID())

export const everywhereChecks: Check[] = [
  {
    rule: 'Token · bare or after Bearer',
    holds: async ({ ada, guest }) => {
      for (const token of [ada.token ?? '', `Bearer ${ada.token}`])
        succeeds(await guest.as(token).get('/users/bookmark'), 200, answers.bookmarks)
    },
  },
  {
    rule: 'Token · missing, malformed or foreign: 401 on every call that needs one',
    holds: async ({ guest }) => {
      const foreign = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhIiwianRpIjoiYiJ9.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
      for (const { method, path } of calls.filter((call) => call.needsToken)) {
        for (const client of [guest, guest.as('Bearer nonsense'), guest.as(foreign)]) {
          const answer = await client.sends(
            method.toUpperCase(),
            concretePath(path),
            method === 'get' ? undefined : '{}',
            json,
          )
          refuses(answer, 401, 'The token is invalid. Unauthorized access error.')
        }
      }
    },
  },
  {
    rule: 'Addresses · 404 for an unknown one, 405 with Allow for another method',
    holds: async ({ guest }) => {
      refuses(await guest.get('/no/such/address'), 404)
      for (const path of new Set(calls.map((call) => call.path))) {
        const answer = await guest.sends('PUT', concretePath(path), '{}', json)
        refuses(answer, 405)
        const allowed = (answer.headers.get('allow') ?? '').split(/, */)
        for (const call of calls.filter((other) => other.path === path)) {
          assert.ok(allowed.includes(call.method.toUpperCase()), `${answer.call}: Allow is "${allowed.join(', ')}"`)
        }
      }
    },
  },
  {
    rule: 'Addresses · a slash at the end changes nothing',
    holds: async ({ guest, ada }) => {
      succeeds(await guest.get('/posts/'), 200, answers.posts)
      succeeds(await guest.get(`/users/${ada.user.username}/`), 200, answers.user)
    },
  },
  {
    rule: 'Bodies · 400 for what is not JSON, 415 for another content type, 413 for too much',
    holds: async ({ guest }) => {
      refuses(await guest.sends('POST', '/auth/login', '{', json), 400)
      refuses(
        await guest.sends('POST', '/auth/login', 'username=x', { 'content-type': 'application/x-www-form-urlencoded' }),
        415,
      )
      const tooMuch = JSON.stringify({ username: 'x'.repeat(20_000_000), password: 'x' })
      refuses(await guest.sends('POST', '/auth/login', tooMuch, json), 413)
    },
  },
  {
    rule: 'Bodies · 400 for what is not UTF-8, 415 for another charset; a byte order mark is read over',
    holds: async ({ guest, ada }) => {
      const latin1 = Uint8Array.from(Buffer.from('{"username":"caf\xe9","password":"x"}', 'latin1'))
      refuses(await guest.sends('POST', '/auth/login', latin1, json), 400, 'Invalid input.')
      const other = { 'content-type': 'application/json; charset=iso-8859-1' }
      refuses(await guest.sends('POST', '/auth/login', '{}', other), 415, 'Unsupported media type.')
      const marked = `\uFEFF${JSON.stringify({ username: ada.user.username, password })}`
      succeeds(await guest.sends('POST', '/auth/login', marked, json), 200, answers.loggedIn)
    },
  },
  {
    rule: 'GET /api · the list of calls',
    holds: async ({ guest }) => {
      const listed = succeeds(await guest.get(''), 200, answers.calls)
      assert.ok(listed.calls.some((one) => one.call === 'POST /api/posts'))
    },
  },
  {
    rule: 'Bodies · wrong types, NUL and lone surrogates: 400 Invalid input.',
    holds: async ({ guest, ada }) => {
      refuses(
        await guest.post('/auth/login', { username: { $ne: null }, password: { $ne: null } }),
        400,
        'Invalid input.',
      )
      for (const content of [{ $gt: '' }, 7, 'a\0b', 'a\ud800b']) {
        refuses(await ada.post('/posts', { postData: { _id: randomUUID(), content } }), 400, 'Invalid input.')
      }
    },
  },
  {
    rule: 'Growth · ?limit= and the Link header lead through a whole list',
    holds: async ({ ada, guest, publish }) => {
      const ids = [await publish(ada), await publish(ada), await publish(ada)]
      const path = `/posts/user/${ada.user.username}`
      const seen: string[] = []
      let next: string | undefined = `${path}?limit=2`
      for (let pages = 0; next !== undefined && pages < 100; pages++) {
        const answer = await guest.get(next)
        const { posts } = succeeds(answer, 200, answers.posts)
        assert.ok(posts.length <= 2, `${answer.call}: ${posts.length} posts`)
        seen.push(...posts.map((post) => post._id))
        const target = /<([^>]+)>;\s*rel="?next"?/.exec(answer.headers.get('link') ?? '')?.[1]
        next = target?.slice(target.indexOf(path))
      }
      assert.ok(ids.every((id) => seen.includes(id)) && new Set(seen).size === seen.length, 'posts are lost or doubled')
    },
  },
  {
    rule: 'Growth · 400 for a limit outside of 1 to 1000',
    holds: async ({ guest }) => {
      for (const limit of ['0', '1001', 'many'])
        refuses(await guest.get(`/posts?limit=${limit}`), 400, 'Invalid input.')
    },
  },
  {
    rule: 'Public lists · an ETag, and 304 while nothing changes',
    holds: async ({ guest, ada }) => {
      const path = `/posts/user/${ada.user.username}`
      const etag = (await guest.get(path)).headers.get('etag')
      assert.ok(etag, 'there is no ETag')
      assert.equal((await guest.get(path, { 'if-none-match': etag })).status, 304)
    },
  },
]

import { deepEqual, equal } from 'node:assert/strict'
import { asks } from './api.ts'
import { scenario } from './scenario.ts'
import type { VisitorOptions } from './visitor.ts'

const looks = [375, 1366].flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ width, mode })))
const latest = '{ posts(first: 1) { edges { node { id } } } }'

/** Screens by what they are called in pictures; a function where the path depends on the data. */
const screens: [name: string, path: string, as?: string][] = [
  ['explore', '/'],
  ['explore-logged-in', '/', 'maren_holt'],
  ['home', '/home', 'maren_holt'],
  ['bookmarks', '/bookmarks', 'maren_holt'],
  ['verified', '/verified', 'maren_holt'],
  ['login', '/login'],
  ['signup', '/signup'],
  ['logout', '/logout', 'maren_holt'],
  ['post', '/post/:latest'],
  ['post-logged-in', '/post/:latest', 'maren_holt'],
  ['post-missing', '/post/no-such-post'],
  ['profile', '/profile/foxglovebooks'],
  ['profile-own', '/profile/maren_holt', 'maren_holt'],
  ['profile-missing', '/profile/nobody_here'],
  ['not-found', '/no/such/page'],
]

for (const [name, path, as] of screens) {
  scenario(`${name} fits, has no barriers and no errors, narrow and wide, light and dark`, async ({ visitor }) => {
    for (const look of looks) {
      const options: VisitorOptions = { ...look, ...(as && { as }), tolerates: [/status of 404/] }
      const person = await visitor(options)
      await person.opens(await resolved(path))
      const place = `${name}-${look.width}-${look.mode}`
      await person.keepsPicture(place)
      equal(await person.overhang(), 0, `${place} can be scrolled sideways`)
      deepEqual(await person.barriers(), [], `${place} has barriers`)
    }
  })
}

/** The path with the id of the newest post, where it asks for one. */
async function resolved(path: string): Promise<string> {
  if (!path.includes(':latest')) return path
  const { posts } = await asks<{ posts: { edges: { node: { id: string } }[] } }>(latest)
  return path.replace(':latest', posts.edges[0]?.node.id ?? 'none')
}

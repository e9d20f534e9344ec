/** `npm run rest-cost` compares the processor time of a large REST answer with that of JSON.stringify. */
import type { PostRow } from '../server/posts/post.row.ts'
import { etagOf } from '../server/network/etag.ts'
import { peopleOf } from '../server/rest/people.ts'
import { type PostSurroundings, writePost } from '../server/rest/post.json.ts'

const [posts, likers, accounts, rounds] = [1_000, 50, 5_000, 15]

const range = (length: number) => Array.from({ length }, (_, index) => index)
const idOf = (kind: string, index: number) => `${kind}-0000-4000-8000-${String(index).padStart(12, '0')}`

function data(): { rows: PostRow[]; surroundings: PostSurroundings } {
  const at = new Date('2026-11-20T18:05:09Z')
  const rows = range(posts).map((index): PostRow => ({
    _id: idOf('post', index),
    authorId: idOf('user', index % accounts),
    parentId: null,
    content: `Post ${index}: the shop cat has sat down on the poetry section. Poetry is closed until further notice. 🐈`,
    images: index % 3 === 0 ? [{ url: '/media/seed/loaf.webp', width: 800, height: 600, alt: null }] : [],
    video: null,
    links: [],
    likeCount: likers,
    replyCount: 0,
    createdAt: at,
    updatedAt: at,
  }))
  const likedBy = (post: number) => range(likers).map((index) => idOf('user', (post * 7 + index) % accounts))
  const people = range(accounts).map((index) => {
    const username = `person_${index}`
    return {
      _id: idOf('user', index),
      username,
      name: `Person Number ${index}`,
      avatar: '/media/builtin/avatar-1.webp',
    }
  })
  return {
    rows,
    surroundings: {
      replies: new Map(),
      likers: new Map(rows.map((row, index) => [row._id, { likedBy: likedBy(index), dislikedBy: [] }])),
      people: peopleOf(people),
      addresses: new Map(),
    },
  }
}

/** In milliseconds. The slower rounds were disturbed by other work. */
function quickest(work: () => unknown): number {
  const times = range(rounds).map(() => {
    const start = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

const { rows, surroundings } = data()
const written = () => rows.map((row) => writePost(row, surroundings, Infinity)?.text)
const write = () => `{"posts":[${written().join(',')}]}`
// Read from text, so that it shares no strings or objects with the rows.
const plain = JSON.parse(write()) as object
const yardstick = quickest(() => Buffer.from(JSON.stringify(plain)))
const ours = quickest(() => Buffer.from(write()))
const withTag = quickest(() => {
  const text = write()
  return [etagOf(text), Buffer.from(text)]
})

const ratio = (time: number) => (time / yardstick).toFixed(2)
console.log(`${posts} posts with ${likers} likers each, ${(JSON.stringify(plain).length / 1e6).toFixed(1)} MB of JSON`)
console.log(`JSON.stringify, as bytes  ${yardstick.toFixed(1)} ms   1.00`)
console.log(`shaped and written        ${ours.toFixed(1)} ms   ${ratio(ours)}`)
console.log(`… and with its ETag       ${withTag.toFixed(1)} ms   ${ratio(withTag)}`)

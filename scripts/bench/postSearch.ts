import { Random } from '../../server/testing/random.ts'
import { postDocument, userDocument } from '../../server/testing/documents.ts'
import { PostModel } from '../../server/posts/post.model.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { insertAll } from '../dataset/insertAll.ts'
import { table } from '../plans/table.ts'
import { askInTurn, asking, shown, startLinnet } from './ask.ts'
import { at } from './compare.ts'
import { migrateAll, withMongo } from './world.ts'

const authors = 20_000
const vocabulary = 60_000
const end = new Date('2026-01-01T00:00:00Z').getTime()

const authorId = (index: number) => `author-${index}`

/** A made-up word. Low numbers are common, as in a language. */
const word = (rank: number) => `w${rank.toString(36)}`

/** Searches that find few posts, many, none, or a rare word among common ones; with several words and operators. */
const searches = [
  ...[word(40_000), word(1_000), word(0), `${word(0)} ${word(1)}`, `${word(0)} ${word(40_000)}`],
  ...[`${word(900)} ${word(1_000)}`, [5, 30, 200, 1_000].map(word).join(' '), `"${word(0)} ${word(1)}"`],
  ...[`${word(0)} -${word(1)}`, 'from:author_1', `from:author_1 ${word(0)}`, 'has:reply', 'nobody'],
]

function* posts(count: number) {
  const random = new Random('words')
  const weights = new Float64Array(vocabulary)
  let sum = 0
  for (let rank = 0; rank < vocabulary; rank++) weights[rank] = sum += 1 / (rank + 2.7)
  const rankAt = (place: number) => {
    let [low, high] = [0, vocabulary - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((weights[middle] ?? sum) < place) low = middle + 1
      else high = middle
    }
    return low
  }
  for (let index = 0; index < count; index++)
    yield postDocument({
      _id: `post-${String(index).padStart(31, '0')}`,
      authorId: authorId(Math.floor(authors * random.next() ** 3)),
      content: Array.from({ length: random.whole(4, 36) }, () => word(rankAt(sum * random.next()))).join(' '),
      likeCount: Math.floor(1_000 * random.next() ** 6),
      createdAt: new Date(end - (count - index) * 30_000),
    })
}

export async function measurePostSearch(count: number, rounds: number): Promise<void> {
  await withMongo(async (place) => {
    const accounts = Array.from({ length: authors }, (_, index) =>
      userDocument({ _id: authorId(index), username: `author_${index}` }),
    )
    await insertAll(UserModel, accounts)
    await insertAll(PostModel, posts(count))
    await migrateAll()
    for (const server of await startLinnet(place)) {
      const orders = ['NEWEST', 'MOST_LIKED'] as const
      const questions = [
        { list: 'Explore', order: '', asked: { operationName: 'Explore', variables: {} } },
        ...searches.flatMap((query) =>
          orders.map((order) => ({
            list: query,
            order: order.toLowerCase().replace('_', ' '),
            asked: { operationName: 'SearchPosts', variables: { query, order } },
          })),
        ),
      ]
      const ask = asking(server)
      const timed = [...(await askInTurn(questions, { warmUp: 10, rounds }, ({ asked }) => ask(asked)))]
      const explore = timed[0]?.[1] ?? []
      const relative = (times: readonly number[], part: number) => (at(times, part) / at(explore, part)).toFixed(1)
      const rows = timed.map(([{ list, order }, times]) => [
        ...[list, order, shown(times), relative(times, 0.5), relative(times, 0.99)],
      ])
      console.log(`With ${count.toLocaleString('en')} posts, median / p99 in milliseconds:`)
      console.log(table(['search', 'order', 'time', 'of Explore: median', 'p99'], rows))
    }
  })
}

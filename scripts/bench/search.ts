import { userDocument } from '../../server/testing/documents.ts'
import { Random } from '../../server/testing/random.ts'
import { UserModel } from '../../server/users/user.model.ts'
import { userId } from '../dataset/generate.ts'
import { insertAll } from '../dataset/insertAll.ts'
import { fullName } from '../dataset/names.ts'
import { table } from '../plans/table.ts'
import { askInTurn, asking, shown, startLinnet } from './ask.ts'
import { at, median } from './compare.ts'
import { migrateAll, withMongo } from './world.ts'

/** `npm run bench -- search`: searches for people among 100,000 accounts. */
const accounts = 100_000

/** Searches that find one account, a name, some with common words, hardly anybody or nobody. */
const searches = [
  ...['user_1', 'user_12', 'user_4711', '@user_99999', 'user', 'user 1', 'us 1'],
  ...['a', 's', 'ad', 'jo', 'joh', 'ada', 'john', 'johanna', 'smith', 'sørensen'],
  ...['ada smith', 'john johnson', 'smith john', 'ada smi', 'joh sm', 'ad ab', 'jo sm', 'a b', 's j', 'z y'],
  ...['a b c', 'j s u', 'u a b', 'ad ab us', 'ada abel user', 'a zz', 'zoë y', 'x', 'q q', 'nobody', 'ada nobody'],
]

function* people() {
  const random = new Random('searched')
  for (let index = 0; index < accounts; index++)
    yield userDocument({
      _id: userId(index),
      username: `user_${index}`,
      name: fullName(random),
      followerCount: Math.floor(1_000 * random.next() ** 6),
      createdAt: new Date(index * 60_000),
    })
}

export async function measureSearch(rounds: number, against?: string): Promise<void> {
  await withMongo(async (place) => {
    await insertAll(UserModel, people())
    await migrateAll()
    const contenders = await startLinnet(place, against)
    const questions = searches.flatMap((search) =>
      contenders.map((one) => ({ search, name: one.name, ask: asking(one) })),
    )
    const timed = await askInTurn(questions, { warmUp: 10, rounds }, ({ search, ask }) =>
      ask({ operationName: 'UserSearch', variables: { search } }),
    )
    const usual = median([...timed].flatMap(([{ name }, times]) => (name === 'linnet' ? [at(times, 0.5)] : [])))
    const rows = searches.map((search) => {
      const own = [...timed].flatMap(([question, times]) => (question.search === search ? [times] : []))
      return [JSON.stringify(search), ...own.flatMap((times) => [shown(times), (at(times, 0.5) / usual).toFixed(1)])]
    })
    const head = contenders.flatMap(({ name }) => [`${name}: median / p99, ms`, 'of all'])
    console.log(table(['search', ...head], rows))
  })
}

import { Agent } from 'node:http'
import { userDocument } from '../server/testing/documents.ts'
import { Random } from '../server/testing/random.ts'
import { UserModel } from '../server/users/user.model.ts'
import { silentRank } from '../server/users/user.row.ts'
import { fillInAll } from './bench/filled.ts'
import { inNewWorld, median } from './bench/harness.ts'
import { at, askInTurn, shown } from './bench/inTurn.ts'
import { askedAnew, clientsQuestion } from './bench/operations.ts'
import { ask as askServer } from './bench/send.ts'
import { userId } from './dataset/generate.ts'
import { insertAll } from './dataset/insertAll.ts'
import { fullName } from './dataset/names.ts'
import { table } from './plans/table.ts'

/**
 * `npm run bench -- --search`: how long searches for people take among 100,000 accounts, in milliseconds, and relative to
 * the search that takes the median time.
 */
const accounts = 100_000
const [warmUp, rounds] = [10, 100]

/** By what they find: an account, a name, some of those with common words, hardly anybody or nobody. */
const searches = [
  ...['user_1', 'user_12', 'user_4711', '@user_99999', 'user', 'user 1', 'us 1'],
  ...['a', 's', 'ad', 'jo', 'joh', 'ada', 'john', 'johanna', 'smith', 'sørensen'],
  ...['ada smith', 'john johnson', 'smith john', 'ada smi', 'joh sm', 'ad ab', 'jo sm', 'a b', 's j', 'z y'],
  ...['a b c', 'j s u', 'u a b', 'ad ab us', 'ada abel user', 'a zz', 'zoë y', 'x', 'q q', 'nobody', 'ada nobody'],
]

/** With names as in the data set; few have many followers. */
function* people() {
  const random = new Random('searched')
  for (let index = 0; index < accounts; index++)
    yield userDocument({
      ...{ _id: userId(index), username: `user_${index}`, name: fullName(random) },
      ...{ followerCount: Math.floor(1_000 * random.next() ** 6), createdAt: new Date(index * 60_000) },
      feedRank: silentRank,
    })
}

async function main(): Promise<void> {
  await inNewWorld(async (start) => {
    await insertAll(UserModel, people())
    await fillInAll()
    const agent = new Agent({ keepAlive: true })
    const { port } = await start('linnet', 'linnetContender.ts')
    const timed = await askInTurn(searches, { warmUp, rounds }, (search) =>
      askServer(agent, port, { body: askedAnew(clientsQuestion('UserSearch', { search })) }),
    )
    const unit = median(timed.map(({ times }) => at(times, 0.5)))
    const rows = timed.map(({ question, times }) => [
      JSON.stringify(question),
      shown(times),
      (at(times, 0.5) / unit).toFixed(1),
    ])
    console.log(table(['search', 'median / p99 in ms', 'of the median'], rows))
    agent.destroy()
  })
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})

import { cast } from '../testing/cast.ts'
import { userDocument } from '../testing/documents.ts'
import { useServer } from '../testing/testServer.ts'
import { MetaModel } from '../db/meta.model.ts'
import { UserModel } from './user.model.ts'
import { refreshSearchKeys } from './userSearchRefresh.ts'

useServer()

const users = Array.from({ length: 1_100 }, (_, index) =>
  userDocument({ _id: `user-${index}`, username: `user_${index}`, name: 'Ada Smith' }),
)
const oldKeys = { searchTokens: ['ada', 'smith'], searchPrefixes: ['a', 'ad', 'ada', 's', 'sm', 'smi'] }
const keysOf = (username: string) =>
  UserModel.findOne({ username }, { searchTokens: 1, searchPrefixes: 1, _id: 0 }).lean()

it('finds the accounts of an older database once their keys are refreshed', async () => {
  const { guest } = await cast()
  await UserModel.collection.insertMany(users.map((user) => ({ ...user, ...oldKeys })) as never[])
  const count = async (search: string) =>
    (await guest.asks(`{ users(search: "${search}", first: 100) { edges { cursor } } }`)).users.edges.length
  for (const search of ['smi', 'ad sm']) expect(await count(search)).toBe(0)
  await refreshSearchKeys()
  for (const search of ['smi', 'ad sm']) expect(await count(search)).toBe(100)
  for (const { username, searchTokens, searchPrefixes } of users.slice(-3))
    expect(await keysOf(username)).toEqual({ searchTokens, searchPrefixes })
})

it('refreshes keys once for each database, and again when it was interrupted', async () => {
  await cast()
  await refreshSearchKeys()
  await UserModel.updateOne({ username: 'alice' }, oldKeys)
  await refreshSearchKeys()
  expect(await keysOf('alice')).toMatchObject(oldKeys)
  await MetaModel.deleteMany({})
  await refreshSearchKeys()
  expect((await keysOf('alice'))?.searchPrefixes).toEqual(['^a', '^al', '^ali'])
})

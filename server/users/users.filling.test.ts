import pino from 'pino'
import { fillIn } from '../db/filling.ts'
import { MetaModel } from '../db/meta.model.ts'
import { cast } from '../testing/cast.ts'
import { userDocument } from '../testing/documents.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from './user.model.ts'
import { usersFilling } from './users.filling.ts'

useServer()

const users = Array.from({ length: 1_100 }, (_, index) =>
  userDocument({ _id: `user-${index}`, username: `user_${index}`, name: 'Łukasz Smith' }),
)
const oldKeys = { searchTokens: ['łukasz', 'smith'], searchPrefixes: ['ł', 'łu', 'łuk', 's', 'sm', 'smi'] }

it('finds the accounts of an older database once their keys are filled in', async () => {
  const { guest } = await cast()
  await UserModel.collection.insertMany(users.map((user) => ({ ...user, ...oldKeys })) as never[])
  const count = async (search: string) =>
    (await guest.asks(`{ users(search: "${search}", first: 100) { edges { cursor } } }`)).users.edges.length
  for (const search of ['smi', 'lu sm']) expect(await count(search)).toBe(0)
  await MetaModel.deleteMany({})
  await fillIn(usersFilling, pino({ level: 'silent' }))
  for (const search of ['smi', 'lu sm']) expect(await count(search)).toBe(100)
  for (const { _id, searchTokens, searchPrefixes } of users.slice(-3))
    expect(await UserModel.findById(_id).lean()).toMatchObject({ searchTokens, searchPrefixes })
})

import type { Migration } from '../db/migrations.ts'
import { type UserDocument, UserModel, derivedUserFields } from './user.model.ts'

type OldUser = Pick<UserDocument, '_id' | 'username' | 'name' | 'unlisting' | 'searchTokens' | 'searchPrefixes'>

/** Adds the current search keys. Whenever `searchKeys` changes, this needs the next number and a new name. */
export const usersMigration: Migration = {
  number: 1,
  name: 'accounts with a search key for each beginning',
  collection: 'users',
  size: 500,
  projection: { username: 1, name: 1, unlisting: 1, searchTokens: 1, searchPrefixes: 1 },
  migrate: async (users: OldUser[]) => {
    const writes = users.flatMap(({ _id, username, name, unlisting, searchTokens, searchPrefixes }) => {
      const { usernameKey, ...keys } = derivedUserFields(username, name)
      if (unlisting || JSON.stringify(keys) === JSON.stringify({ searchTokens, searchPrefixes })) return []
      // An edit since then has written the right keys, and search has no keys of a suspended account.
      return [{ updateOne: { filter: { _id, name, unlisting: null }, update: { $set: { usernameKey, ...keys } } } }]
    })
    await UserModel.bulkWrite(writes, { ordered: false, timestamps: false })
  },
}

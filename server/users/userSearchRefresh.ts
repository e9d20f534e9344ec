import { MetaModel } from '../db/meta.model.ts'
import { UserModel, derivedUserFields } from './user.model.ts'

/** Noted in the database once all accounts have today's keys. Rename it whenever `searchKeys` changes. */
const note = 'search keys with pairs'

const pieceSize = 500

/** Writes new search keys, once, in a database of an earlier version. After an interruption it starts over. */
export async function refreshSearchKeys(): Promise<void> {
  if (await MetaModel.exists({ _id: note, done: true })) return
  for (let last = ''; ;) {
    const piece = await UserModel.find({ _id: { $gt: last } }, { username: 1, name: 1 })
      .sort({ _id: 1 })
      .limit(pieceSize)
      .lean()
    const end = piece.at(-1)
    if (!end) break
    await UserModel.bulkWrite(piece.map(withKeys), { ordered: false })
    last = end._id
  }
  await MetaModel.updateOne({ _id: note }, { at: new Date(), done: true }, { upsert: true })
}

/** If the name changes meanwhile, that edit has written the right keys. */
function withKeys({ _id, username, name }: { _id: string; username: string; name: string }) {
  return { updateOne: { filter: { _id, name }, update: { $set: derivedUserFields(username, name) } } }
}

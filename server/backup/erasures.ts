import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import writeFileAtomic from 'write-file-atomic'
import * as z from 'zod'
import { type DeletedAccount, DeletedAccountModel } from '../auth/deletedAccount.model.ts'
import { removal } from '../auth/account.deletion.ts'
import { batchesOf } from '../db/batches.ts'
import { fileProblem } from '../db/mongod/launchProblem.ts'
import { compose } from '../domain.ts'
import { domains } from '../domains.ts'
import { type PurgeDocument, type PurgeKind, PurgeModel, purgeKinds, purgedId } from '../media/purge.model.ts'
import { CaseModel, caseIndexes } from '../moderation/case.model.ts'
import { finishPurges } from '../moderation/purges.finish.ts'
import { purge } from '../moderation/purges.service.ts'
import { PostModel } from '../posts/post.model.ts'
import { MediaModel } from '../media/media.model.ts'
import { UserModel } from '../users/user.model.ts'
import { BackupError } from './archive.ts'

/** Ids of what people and administrators deleted for good. */
type Erasures = { deletedAccounts: string[]; purges: { kind: PurgeKind; id: string }[] }

const fileName = 'linnet-erased.json'

const shape = z.object({
  deletedAccounts: z.array(z.string()),
  purges: z.array(z.object({ kind: z.enum(purgeKinds), id: z.string() })),
})

const inOrder = { sort: { _id: 1 }, hint: '_id_', filter: {} }

async function storedErasures(): Promise<Erasures> {
  const erasures: Erasures = { deletedAccounts: [], purges: [] }
  for await (const rows of batchesOf<DeletedAccount>({ collection: DeletedAccountModel.collection.name, ...inOrder }))
    erasures.deletedAccounts.push(...rows.map(({ _id }) => _id))
  erasures.deletedAccounts.push(...(await markedAccounts()))
  for await (const rows of batchesOf<PurgeDocument>({ collection: PurgeModel.collection.name, ...inOrder }))
    erasures.purges.push(...rows.map((row) => ({ kind: row.kind, id: purgedId(row) })))
  return erasures
}

/** What the file beside a backup says. Throws BackupError if it cannot be read or is damaged. */
async function erasuresBeside(backup: string): Promise<Erasures> {
  const path = join(dirname(backup), fileName)
  try {
    return shape.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { deletedAccounts: [], purges: [] }
    const damage = `${path} is damaged, so this does not know what was deleted since. Mend it, or move it away.`
    throw new BackupError(fileProblem(error, path) ?? damage, { cause: error })
  }
}

/** Adds what is deleted to the file beside a backup, for later restores of this backup or older ones. Returns all. */
export async function noteErasuresBeside(backup: string): Promise<Erasures> {
  const known = await erasuresBeside(backup)
  const all = union(known, await storedErasures())
  if (!isDeepStrictEqual(all, known))
    await writeFileAtomic(join(dirname(backup), fileName), `${JSON.stringify(all)}\n`, { mode: 0o600 })
  return all
}

/** The accounts whose deletion has begun. It names no index, because a database without any may be restored. */
async function markedAccounts(): Promise<string[]> {
  const marked = await UserModel.find({ deletingAt: { $type: 'date' } }, { _id: 1 }).lean()
  return marked.map(({ _id }) => _id)
}

function union(one: Erasures, other: Erasures): Erasures {
  const purges = [...one.purges, ...other.purges]
  return {
    deletedAccounts: [...new Set([...one.deletedAccounts, ...other.deletedAccounts])],
    purges: [...new Map(purges.map((row) => [`${row.kind} ${row.id}`, row])).values()],
  }
}

const batchSize = 1_000

/** Deletes again what a backup brought back, however long that takes. Returns how much that was. */
export async function eraseAgain({ deletedAccounts, purges }: Erasures): Promise<number> {
  let count = 0
  // Whether one of them was the last administrator no longer matters.
  const accounts = [...deletedAccounts, ...purges.flatMap(({ kind, id }) => (kind === 'ACCOUNT' ? id : []))]
  for (let at = 0; at < accounts.length; at += batchSize) {
    const ids = accounts.slice(at, at + batchSize)
    const marked = { $set: { deletingAt: new Date() } }
    count += (await UserModel.updateMany({ _id: { $in: ids }, deletingAt: null }, marked)).modifiedCount
  }
  for (const target of purges)
    if (await isThere(target)) {
      const action = await purge(null, target, 'ILLEGAL_CONTENT')
      if (action && target.kind !== 'ACCOUNT') count++
    }
  const composition = compose(domains)
  for (const id of await markedAccounts()) await removal(id, composition)
  await finishPurges(composition)
  return count
}

/** Whether `purge` finds something. Of what was deleted before the backup, cases may have copies. */
async function isThere({ kind, id }: Erasures['purges'][number]): Promise<unknown> {
  switch (kind) {
    case 'POST':
      return (await PostModel.exists({ _id: id })) ?? CaseModel.exists({ postId: id }).hint(caseIndexes.everyOfPost)
    case 'MEDIA':
      return MediaModel.exists({ _id: id })
    default:
      return (await UserModel.exists({ _id: id })) ?? CaseModel.exists({ userId: id }).hint(caseIndexes.everyOfUser)
  }
}

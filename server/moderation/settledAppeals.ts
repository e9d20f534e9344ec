import type { ClientSession } from 'mongoose'
import type { ActionDocument } from './action.model.ts'
import { UserModel } from '../users/user.model.ts'
import { type AppealDocument, AppealModel } from './appeal.model.ts'

type About = Pick<AppealDocument, 'userId' | 'kind'> & { postId?: string; _id?: string }

/** Decides the open appeals about something, because of an action in the same transaction. */
export async function settleAppeals(
  about: About,
  state: 'UPHELD' | 'REVERSED',
  { _id: decidedBy, at: decidedAt }: ActionDocument,
  session: ClientSession,
): Promise<void> {
  // Conflicts with an appeal that is being stored: it would stay open.
  await UserModel.updateOne({ _id: about.userId }, { $inc: { writes: 1 } }, { session })
  await AppealModel.updateMany({ ...about, state: 'OPEN' }, { $set: { state, decidedBy, decidedAt } }, { session })
}

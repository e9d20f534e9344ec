import { InviteModel } from '../invites/invite.model.ts'
import { InvitedModel } from '../invites/invited.model.ts'
import { MediaModel } from '../media/media.model.ts'
import { PurgeModel } from '../media/purge.model.ts'
import { type AppealDocument, AppealModel } from '../moderation/appeal.model.ts'
import { type CaseDocument, CaseModel } from '../moderation/case.model.ts'
import { type DecisionDocument, DecisionModel } from '../moderation/decision.model.ts'
import { NoteModel } from '../moderation/note.model.ts'
import { PostModel } from '../posts/post.model.ts'
import { type Damage, upload } from './damages.ts'

const resolved: Partial<CaseDocument> = {
  ...{ userId: 'bob', state: 'RESOLVED', outcome: 'DISMISSED', resolvedAt: new Date() },
  unresolved: undefined,
}

const reported: CaseDocument = {
  ...{ _id: 'a-case', subject: 'a-post', userId: '', postId: 'a-post', reportedAt: new Date(), reportCount: 0 },
  ...{ state: 'OPEN', unresolved: 1, words: ['quack'] },
}

const appealed: Omit<AppealDocument, 'userId'> = {
  ...{ _id: '1', kind: 'SUSPEND', rule: 'SPAM', actorId: null, words: 'No.', at: new Date() },
  ...{ kept: { username: 'dan', name: 'dan', profile: null, post: null }, state: 'OPEN', answer: '' },
}

const decided: Omit<DecisionDocument, 'userId'> = { _id: 78, kind: 'WARN', rule: 'SPAM', note: '', at: new Date() }

const soon = () => new Date(Date.now() + 60_000)

/** Like `damages`, for moderation and invites. */
export const moderationDamages: Damage[] = [
  [
    'a note about a missing account',
    () =>
      NoteModel.create({ _id: 'a-note', userId: 'nobody', authorId: 'mo', text: 'Hm.', at: soon(), expiresAt: soon() }),
    () => 'account nobody is not there, but moderatorNotes.userId names it: 1 × note',
  ],
  [
    'a purge that is not in the log',
    () => PurgeModel.create({ _id: 'post:a-post', kind: 'POST', at: new Date(), action: 79 }),
    () => 'action 79 is not there, but purges.action names it: 1 × purge',
  ],
  [
    'a case with a report too many',
    ({ bob }) => CaseModel.create({ ...reported, userId: bob.id, reportCount: 1 }),
    () => 'case a-case has reportCount 1, but it should be 0',
  ],
  [
    'an unresolved case about a missing account',
    () => CaseModel.create({ ...reported, userId: 'nobody' }),
    () => 'account nobody is not there, but reportCases.userId names it: 1 × case',
  ],
  [
    'a case that is resolved without an outcome',
    ({ bob }) => CaseModel.create({ ...reported, userId: bob.id, state: 'RESOLVED' }),
    () => 'reportCases: a-case has a state that does not fit its moderator or outcome',
  ],
  [
    'a case without a reason',
    ({ bob }) => CaseModel.create({ ...reported, userId: bob.id, words: undefined }),
    () => 'reportCases: a-case has neither a report nor a watched word',
  ],
  [
    'a post that waits for a moderator without a case',
    ({ bobsPost }) => {
      const removal = { at: new Date(), rule: 'OTHER', isProvisional: true, listed: {} }
      const $unset = { top: 1, hashtags: 1, mentionIds: 1, notifiedId: 1 } as const
      return PostModel.updateOne({ _id: bobsPost }, { $set: { removal }, $unset })
    },
    ({ bobsPost }) => `case ${bobsPost} is not there, but posts._id names it: 1 × post that waits`,
  ],
  [
    'a case that is taken by nobody',
    ({ bob }) => CaseModel.create({ ...reported, userId: bob.id, state: 'TAKEN' }),
    () => 'reportCases: a-case has a state that does not fit its moderator or outcome',
  ],
  [
    'a case that was dismissed without an action',
    () => CaseModel.create({ ...reported, ...resolved }),
    () => 'reportCases: a-case is resolved without an action',
  ],
  [
    'a case that was dismissed by an action that is not in the log',
    () => CaseModel.create({ ...reported, ...resolved, resolvedBy: 7 }),
    () => 'action 7 is not there, but reportCases.resolvedBy names it: 1 × case',
  ],
  [
    'a decision about a missing account',
    () => DecisionModel.create({ ...decided, userId: 'nobody' }),
    () => 'account nobody is not there, but decisions.userId names it: 1 × decision',
  ],
  [
    'a decision that is not in the log',
    ({ dan }) => DecisionModel.create({ ...decided, userId: dan.id }),
    () => 'action 78 is not there, but decisions._id names it: 1 × decision',
  ],
  [
    'an appeal of a missing account',
    () => AppealModel.create({ ...appealed, userId: 'nobody' }),
    () => 'account nobody is not there, but appeals.userId names it: 1 × appeal',
  ],
  [
    'an appeal about a missing post',
    ({ dan }) => AppealModel.create({ ...appealed, userId: dan.id, postId: 'gone-post' }),
    () => 'post gone-post is not there, but appeals.postId names it: 1 × appeal',
  ],
  [
    'an appeal that was decided by a missing action',
    ({ dan }) => AppealModel.create({ ...appealed, userId: dan.id, state: 'UPHELD', decidedBy: 77 }),
    () => 'action 77 is not there, but appeals.decidedBy names it: 1 × appeal',
  ],
  [
    'an appeal that nothing decided',
    ({ dan }) => AppealModel.create({ ...appealed, userId: dan.id, state: 'UPHELD' }),
    () => 'appeals: 1 is open and decided, or neither',
  ],
  [
    'an upload kept for a missing case',
    () => MediaModel.create({ ...upload([], new Date(Date.now() + 60_000)), keptFor: ['gone-case'] }),
    () => 'case gone-case is not there, but media.keptFor names it: 1 × upload',
  ],
  [
    'an invite of a missing account',
    () =>
      InviteModel.create({
        _id: 'code',
        ownerId: 'nobody',
        uses: 1,
        usesLeft: 1,
        createdAt: soon(),
        expiresAt: soon(),
      }),
    () => 'account nobody is not there, but invites.ownerId names it: 1 × invite',
  ],
  [
    'a missing account that was invited',
    ({ dan }) => InvitedModel.create({ _id: 'nobody', inviterId: dan.id, at: new Date() }),
    () => 'account nobody is not there, but invited._id names it: 1 × invited account',
  ],
  [
    'a missing account that invited somebody',
    ({ dan }) => InvitedModel.create({ _id: dan.id, inviterId: 'nobody', at: new Date() }),
    () => 'account nobody is not there, but invited.inviterId names it: 1 × invited account',
  ],
]

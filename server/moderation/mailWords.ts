import { longestWaitDays } from '../auth/auth.rules.ts'
import { reasonOf } from '../users/moderation.rules.ts'
import type { ActionFacts } from './action.model.ts'

export type Site = { brand: string; url: string }

export type Words = { subject: string; text: string }

type Parts = { subject: string; lines: readonly string[] }

type Told = Pick<ActionFacts, 'kind' | 'postId' | 'rule' | 'until' | 'role' | 'from' | 'to' | 'count'> & {
  note: string
}

const reason = ({ rule = 'OTHER', note }: Told) => reasonOf({ rule, note })

const lasting = ({ until }: Told) => (until ? `until ${until.toUTCString()}` : 'for good')

const final = ({ url }: Site) => [
  `Nothing brings it back. If you think that this was wrong, write to whoever runs the site: ${url}/about`,
]

/** What a mail says about an action. Kinds that are missing concern only moderators. */
const wordsOf: Partial<Record<ActionFacts['kind'], (site: Site, told: Told) => Parts>> = {
  REMOVE_POST: ({ url }, told) => ({
    subject: 'Your Tweet was removed',
    lines: [
      `A moderator removed a Tweet of yours. ${reason(told)}`,
      `Only you see it from now on. There you can appeal, or delete it: ${url}/post/${told.postId}`,
    ],
  }),
  HIDE_POST: ({ url }, { postId }) => ({
    subject: 'Your Tweet is hidden for now',
    lines: [
      'Several people reported a Tweet of yours. It is hidden until a moderator has looked at it; nothing is decided yet.',
      `Meanwhile only you see it, and you can delete it: ${url}/post/${postId}`,
    ],
  }),
  RESTORE_POST: ({ url }, { postId, note }) => ({
    subject: 'Your Tweet is back',
    lines: [`A moderator shows a Tweet of yours again: ${url}/post/${postId}`, note],
  }),
  MARK_SENSITIVE: ({ url }, told) => ({
    subject: 'Your Tweet was marked as sensitive',
    lines: [
      `A moderator marked a Tweet of yours as sensitive. ${reason(told)}`,
      `Its pictures or video are covered until somebody presses. There you can appeal: ${url}/post/${told.postId}`,
    ],
  }),
  UNMARK_SENSITIVE: ({ url }, { postId, note }) => ({
    subject: 'Your Tweet is no longer marked as sensitive',
    lines: [`A moderator took the mark off a Tweet of yours: ${url}/post/${postId}`, note],
  }),
  UPHOLD_APPEAL: ({ url }, { postId, note }) => ({
    subject: 'Your appeal was turned down',
    lines: [
      `A moderator read your appeal and looked at it again: the decision stands. ${note}`.trim(),
      `You read it here too: ${url}/${postId ? `post/${postId}` : 'settings#decisions'}`,
    ],
  }),
  SUSPEND: ({ url }, told) => ({
    subject: 'Your account is suspended',
    lines: [
      `A moderator suspended your account ${lasting(told)}. ${reason(told)}`,
      'Nobody sees it or its Tweets meanwhile. Nothing is deleted.',
      `You can log in to appeal, to download what is yours, or to delete the account: ${url}/login`,
    ],
  }),
  UNSUSPEND: ({ url }, { note }) => ({
    subject: 'Your account is no longer suspended',
    lines: [`Your account and your Tweets are back as they were. Log in again: ${url}/login`, note],
  }),
  WARN: ({ url }, told) => ({
    subject: 'A warning from the moderators',
    lines: [
      `A moderator warns you. ${reason(told)}`,
      told.postId ? `This is about reports of this Tweet: ${url}/post/${told.postId}` : '',
      `Nothing else happened. You read it here too, and can appeal: ${url}/settings#decisions`,
    ],
  }),
  WITHDRAW_WARNING: (_site, { note }) => ({
    subject: 'Your warning is withdrawn',
    lines: ['A moderator took back a warning. It does not count any more.', note],
  }),
  SILENCE: ({ url }, told) => ({
    subject: 'Your account is limited',
    lines: [
      `A moderator limited your account ${lasting(told)}. ${reason(told)}`,
      'Meanwhile Explore, hashtags and suggestions leave it out, people who do not follow you get no notifications from it, and they see your replies folded. Your followers see everything as before.',
      `You read it here too, and can appeal: ${url}/settings#decisions`,
    ],
  }),
  UNSILENCE: (_site, { note }) => ({
    subject: 'Your account is no longer limited',
    lines: ['Your account and your Tweets are everywhere as before.', note],
  }),
  REMOVE_POSTS: ({ url }, told) => ({
    subject: 'Tweets of yours were removed',
    lines: [
      `A moderator removed ${told.count === 1 ? 'one Tweet' : `${told.count} Tweets`} of yours, written from ${told.from?.toUTCString()} to ${told.to?.toUTCString()}. ${reason(told)}`,
      'Only you see them from now on, and you can delete them.',
      `You read it here too, and can appeal: ${url}/settings#decisions`,
    ],
  }),
  LOCK_BADGE: ({ url }, told) => ({
    subject: 'Your badge was chosen by a moderator',
    lines: [
      `A moderator chose your verified badge, or took it away. ${told.rule === 'OTHER' ? told.note : reason(told)}`,
      `You cannot change it meanwhile. You read it here too, and can appeal: ${url}/settings#decisions`,
    ],
  }),
  UNLOCK_BADGE: ({ url }, { note }) => ({
    subject: 'You choose your badge again',
    lines: [
      'A moderator took back the choice of your verified badge; you have the one before.',
      note,
      `${url}/verified`,
    ],
  }),
  RESTORE_POSTS: (_site, { note }) => ({
    subject: 'Your Tweets are back',
    lines: ['A moderator shows the Tweets again that were removed together.', note],
  }),
  PURGE_POST: (site, told) => ({
    subject: 'Your Tweet was deleted',
    lines: [`An administrator deleted a Tweet of yours for good. ${reason(told)}`, ...final(site)],
  }),
  PURGE_MEDIA: (site, told) => ({
    subject: 'An upload of yours was deleted',
    lines: [
      `An administrator deleted a picture or video of yours for good, wherever it was shown. ${reason(told)}`,
      'A Tweet that showed nothing else is deleted too.',
      ...final(site),
    ],
  }),
  PURGE_ACCOUNT: (site, told) => ({
    subject: 'Your account was deleted',
    lines: [`An administrator deleted your account for good, with all that was in it. ${reason(told)}`, ...final(site)],
  }),
  APPROVE_SIGN_UP: ({ url }) => ({
    subject: 'You are in',
    lines: [`A moderator let you in. Log in and say hello: ${url}/login`],
  }),
  DECLINE_SIGN_UP: (_site, { note }) => ({
    subject: 'You were not let in',
    lines: [
      `A moderator did not let you in. The reason: ${note}`,
      `The account is deleted after ${longestWaitDays} days. You can delete it earlier, after you log in.`,
    ],
  }),
  CHANGE_ROLE: ({ url }, { role }) => ({
    subject: 'Your role has changed',
    lines: [`You are ${roleWords[role ?? 'MEMBER']} now: ${url}`],
  }),
  TURN_OFF_TWO_STEP: ({ url }) => ({
    subject: 'Two-step log-in is off',
    lines: [
      'Whoever runs the site turned it off and logged out all your devices. The password is enough to log in again.',
      `If you did not ask for it, change your password at once: ${url}/settings`,
    ],
  }),
}

const roleWords = { MEMBER: 'a member', MODERATOR: 'a moderator', ADMIN: 'an administrator' } as const

/** Whether the account that an action concerns is told by mail. */
export const isTold = ({ kind }: Pick<ActionFacts, 'kind'>) => kind in wordsOf

/** The mail about an action that `isTold`, to the account with this name. `note` is the moderator's, or empty. */
export function actionMail(site: Site, username: string, facts: Omit<Told, 'note'>, note: string) {
  const words = wordsOf[facts.kind]?.(site, { ...facts, note })
  return mail(site, words?.subject ?? '', [`This is about @${username} on ${site.brand}.`, ...(words?.lines ?? [])])
}

export const reportsMail = (site: Site, fresh: number, waiting: number) =>
  mail(site, fresh === 1 ? 'A new report' : `${fresh} new reports`, [
    `Reports of ${fresh === 1 ? 'one account or Tweet' : `${fresh} accounts or Tweets`} came in; ${waiting} wait in all.`,
    `Read them: ${site.url}/moderation`,
  ])

export const requestsMail = (site: Site, waiting: number) =>
  mail(site, waiting === 1 ? 'Somebody wants to join' : `${waiting} people want to join`, [
    `${waiting === 1 ? 'One person waits' : `${waiting} people wait`} to be let in.`,
    `Read what they wrote: ${site.url}/moderation?list=sign-ups`,
  ])

export const appealsMail = (site: Site, waiting: number) =>
  mail(site, waiting === 1 ? 'An appeal' : `${waiting} appeals`, [
    `${waiting === 1 ? 'One appeal waits' : `${waiting} appeals wait`} for a decision.`,
    `Read what people say: ${site.url}/moderation?list=appeals`,
  ])

const mail = ({ brand }: Site, subject: string, lines: readonly string[]): Words => ({
  subject: `${subject} on ${brand}`,
  text: `${lines.filter(Boolean).join('\n\n')}\n`,
})

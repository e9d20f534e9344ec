import type { Logger } from 'pino'
import { resumeAbandonedDeletions, sweepDeletedAccounts } from './auth/account.deletion.ts'
import { deleteUnanswered } from './auth/waiting.ts'
import type { Config } from './config.ts'
import type { Composition } from './context.ts'
import { tellCdn } from './media/cdnPurges.ts'
import { removeOverdueMedia } from './media/media.deletion.ts'
import { finishRemovals } from './moderation/manyRemovals.service.ts'
import { finishPurges } from './moderation/purges.finish.ts'
import { forgetOldCopies } from './moderation/reports.deletion.ts'
import { finishUnlistings } from './moderation/unlisting.service.ts'

/** Work that may run at any time, on several servers, and continues after a crash. `problem` says that it failed. */
export type Chore = { name: string; problem: string; run(): Promise<unknown> }

export const unfinishedDeletion = 'an interrupted account deletion could not be finished; the next attempt follows'

/** The work of every minute, which finishes what was interrupted, and deletes what is overdue. */
export const choresOf = (domains: Composition, { cdnHook }: Config, log: Logger): readonly Chore[] => [
  {
    name: 'overdue uploads',
    problem: 'media could not be removed; the next attempt follows',
    run: () => removeOverdueMedia(new Date(), log),
  },
  {
    name: 'old copies of what was reported',
    problem: 'old copies of what was reported could not be removed',
    run: () => forgetOldCopies(new Date(), log),
  },
  {
    name: 'removals of many posts',
    problem: 'removals of posts could not be finished; the next attempt follows',
    run: () => finishRemovals(),
  },
  {
    name: 'lists without posts of suspended accounts',
    problem: 'lists could not be left or joined; the next attempt follows',
    run: () => finishUnlistings(),
  },
  {
    name: 'purges',
    problem: 'a purge could not be finished; the next attempt follows',
    run: () => finishPurges(domains),
  },
  {
    name: 'interrupted deletions of accounts',
    problem: unfinishedDeletion,
    run: () => resumeAbandonedDeletions(domains),
  },
  {
    name: 'accounts that nobody let in',
    problem: 'accounts that nobody let in could not be deleted; the next attempt follows',
    run: () => deleteUnanswered(new Date(), domains),
  },
  {
    name: 'what deleted accounts stored late',
    problem: unfinishedDeletion,
    run: () => sweepDeletedAccounts(domains),
  },
  {
    name: 'what the CDN must forget',
    problem: 'the CDN could not be told what to forget; the next attempt follows',
    run: () => tellCdn(cdnHook),
  },
]

import type { Context } from '../context.ts'
import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { type FieldError, refuse } from '../errors.ts'
import { oneLine } from '../line.rules.ts'
import { wordKey } from '../posts/words.ts'
import { longestWord } from '../posts/words.rules.ts'
import { SiteModel, siteId } from '../site/site.model.ts'
import { mostWatchedWords } from '../site/site.rules.ts'
import { watchedWords } from '../site/site.ts'
import { isLongerThan, isUsableText } from '../text.rules.ts'
import type { ActionDocument } from './action.model.ts'
import { requireActor, requireRole } from './actor.ts'
import { act, record } from './log.ts'
import { storeSite } from './site.service.ts'

/** The words and phrases that bring a post before the moderators, the last first. Throws NOT_PERMITTED for members. */
export async function listWatchedWords(ctx: Context): Promise<string[]> {
  await requireRole(ctx, 'MODERATOR')
  return [...watchedWords()]
}

/** Watches a word from now on. Null if it is watched already. Throws VALIDATION_FAILED, NOT_PERMITTED or BUSY. */
export function watchWord(actor: string, typed: string, deadline?: Deadline): Promise<ActionDocument | null> {
  refuse(wordProblem(typed))
  const word = oneLine(typed)
  return changeWords(actor, 'WATCH_WORD', deadline, (words) => {
    if (words.some((other) => isSame(other, word))) return null
    if (words.length >= mostWatchedWords)
      refuse([{ field: 'word', message: `There can be at most ${mostWatchedWords} words. End one first.` }])
    return [word, ...words]
  })
}

/** Stops watching a word; its cases stay. Null if it is not watched. Throws NOT_PERMITTED or BUSY. */
export function unwatchWord(actor: string, word: string, deadline?: Deadline): Promise<ActionDocument | null> {
  return changeWords(actor, 'UNWATCH_WORD', deadline, (words) => {
    const others = words.filter((other) => !isSame(other, word))
    return others.length === words.length ? null : others
  })
}

const isSame = (one: string, other: string) => wordKey(one) === wordKey(other)

function wordProblem(word: string): FieldError[] {
  if (isLongerThan(word, longestWord)) return [{ field: 'word', message: `Max ${longestWord} characters allowed!` }]
  const isOne = isUsableText(word) && wordKey(word) !== null
  return isOne ? [] : [{ field: 'word', message: 'Please enter a word or a #hashtag.' }]
}

/** Stores the words that `change` returns, unless it returns null. */
function changeWords(
  actor: string,
  kind: 'WATCH_WORD' | 'UNWATCH_WORD',
  deadline: Deadline | undefined,
  change: (words: readonly string[]) => readonly string[] | null,
): Promise<ActionDocument | null> {
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    await requireActor(actor, 'MODERATOR', session)
    const known = await SiteModel.findById(siteId).session(session).lean()
    const words = change(known?.watchedWords ?? [])
    if (!words) return null
    await storeSite(known, { watchedWords: words }, transaction)
    return record({ kind, actorId: actor, userId: null }, transaction)
  }
  return act([siteId], work, deadline)
}

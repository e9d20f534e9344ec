import { type Context, requireViewer } from '../context.ts'
import { database } from '../db/connection.ts'
import { find } from '../db/read.ts'
import { changeEdge } from '../edges/changeEdge.ts'
import { AppError, commonErrors } from '../errors.ts'
import { isLongerThan, isUsableText } from '../text.rules.ts'
import { wordKey } from '../posts/words.ts'
import { longestWord } from '../posts/words.rules.ts'
import type { ListPlace } from '../users/user.row.ts'
import { touchUser } from '../users/users.service.ts'
import {
  type RestrictionDocument,
  mostWords,
  restrictionIndexes,
  wordKinds,
  wordTarget,
  wordTargets,
} from './restriction.model.ts'
import { restriction } from './safety.service.ts'

const day = 24 * 60 * 60_000
const lengths = { DAY: day, WEEK: 7 * day, ALWAYS: null }

type MuteDuration = keyof typeof lengths

/** A word as it was typed. `until` is null if it has no end. */
export type MutedWord = { word: string; place: ListPlace; until: Date | null }

const restrictions = () => database().collection<RestrictionDocument>('restrictions')

/** The viewer's muted words, last first, at most 100. Throws like `requireViewer`. */
export async function mutedWords(ctx: Context): Promise<MutedWord[]> {
  const options = {
    hint: restrictionIndexes.pair,
    sort: { targetId: 1 },
    limit: mostWords,
    projection: { _id: 0, word: 1, kind: 1, until: 1, at: 1, targetId: 1 },
  } as const
  const found = await find<RestrictionDocument>(
    'restrictions',
    { ownerId: requireViewer(ctx).id, targetId: wordTargets },
    options,
  )
  return found
    .filter(({ until }) => until === undefined || until > new Date())
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ word = '', kind, until = null }) => ({
      word,
      place: kind === wordKinds.HOME ? 'HOME' : 'EVERYWHERE',
      until,
    }))
}

/**
 * Mutes a word, a phrase or a hashtag: posts by others that have it leave the viewer's lists of this place. A word that
 * is muted already is changed. Throws VALIDATION_FAILED for a text without a word, of more than 64 characters, or
 * beyond 100 words, and the errors of `changeEdge`.
 */
export async function muteWord(
  ctx: Context,
  { word, place = 'EVERYWHERE', duration = 'ALWAYS' }: { word: string; place?: ListPlace; duration?: MuteDuration },
): Promise<void> {
  const targetId = targetOf(word)
  const length = lengths[duration]
  await changeEdge(ctx, restriction, targetId, async ({ viewerId: ownerId, session }) => {
    // Two requests of an account conflict here, so they cannot exceed the limit together.
    await touchUser(ownerId, session)
    const at = new Date()
    await restrictions().deleteMany({ ownerId, targetId }, { session })
    const others = await restrictions().countDocuments(
      { ownerId, targetId: wordTargets },
      { session, limit: mostWords },
    )
    if (others === mostWords) throw refused(`You can mute at most ${mostWords} words.`)
    const until = length === null ? {} : { until: new Date(at.getTime() + length) }
    await restrictions().insertOne(
      { ownerId, targetId, kind: wordKinds[place], at, word: word.trim(), ...until },
      { session },
    )
  })
}

/** Ends the muting of a word, if it is muted. Throws VALIDATION_FAILED without a word, and as `changeEdge`. */
export async function unmuteWord(ctx: Context, word: string): Promise<void> {
  const targetId = targetOf(word)
  await changeEdge(ctx, restriction, targetId, async ({ viewerId: ownerId, session }) => {
    await restrictions().deleteMany({ ownerId, targetId }, { session })
  })
}

function targetOf(word: string): string {
  const isLong = isLongerThan(word, longestWord)
  const key = !isLong && isUsableText(word) ? wordKey(word) : null
  if (key === null)
    throw refused(isLong ? `Max ${longestWord} characters allowed!` : 'Please enter a word or a #hashtag.')
  return wordTarget(key)
}

const refused = (message: string) =>
  new AppError(commonErrors.VALIDATION_FAILED, { fields: [{ field: 'word', message }] })

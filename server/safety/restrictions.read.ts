import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Context, Hydrator, VisibilityRule } from '../context.ts'
import { find } from '../db/read.ts'
import type { UserKey, UserRow } from '../users/user.row.ts'
import { type MutedWords, hasMutedWord, noWords } from './mutedWords.ts'
import { type RestrictionDocument, mostWords, restrictionIndexes, wordKinds, wordTargets } from './restriction.model.ts'

type Ids = ReadonlySet<string>

type Restrictions = { muted: Ids; blocked: Ids; blocking: Ids; words: MutedWords }

const none: Ids = new Set()
const noRestrictions: Restrictions = { muted: none, blocked: none, blocking: none, words: noWords }

type Found = Pick<RestrictionDocument, 'ownerId' | 'targetId' | 'kind'>

/** One command, which a page's visibility rule and hydrator share. None for a guest. */
async function restrictionsAmong({ viewer }: Context, ids: readonly string[]): Promise<Restrictions> {
  if (!viewer || ids.every((id) => id === viewer.id)) return noRestrictions
  const found = await readTogether(viewer.id, [...new Set(ids)])
  if (found.length === 0) return noRestrictions
  const own = found.filter(({ ownerId }) => ownerId === viewer.id)
  const targets = (kind: Found['kind']) =>
    new Set(own.filter((row) => row.kind === kind).map(({ targetId }) => targetId))
  const blockers = found.filter(({ targetId, kind }) => targetId === viewer.id && kind === 'BLOCK')
  return {
    words: wordsIn(own),
    muted: targets('MUTE'),
    blocked: targets('BLOCK'),
    blocking: new Set(blockers.map(({ ownerId }) => ownerId)),
  }
}

function wordsIn(own: readonly Found[]): MutedWords {
  const words = (of: Found['kind']) => own.filter(({ kind }) => kind === of).map(({ targetId }) => targetId.slice(1))
  return { HOME: words(wordKinds.HOME), EVERYWHERE: words(wordKinds.EVERYWHERE) }
}

type Asking = { viewerIds: Set<string>; found: Promise<Found[]> }

const asking = new Map<string, Asking>()

/** Viewers who ask about the same accounts at once share a command, such as all who are told of one event. */
function readTogether(viewerId: string, ids: readonly string[]): Promise<Found[]> {
  const key = ids.join(' ')
  const others = asking.get(key)
  if (others) {
    others.viewerIds.add(viewerId)
    return others.found
  }
  const viewerIds = new Set([viewerId])
  const found = nextTurn()
    .then(() => nextTurn())
    .then(() => {
      asking.delete(key)
      return readFor([...viewerIds], ids)
    })
  asking.set(key, { viewerIds, found })
  return found
}

function readFor(viewerIds: readonly string[], ids: readonly string[]): Promise<Found[]> {
  const own = { ownerId: { $in: viewerIds }, targetId: { $in: ids } }
  const blockers = { ownerId: { $in: ids }, targetId: { $in: viewerIds }, kind: 'BLOCK' }
  const words = { ownerId: { $in: viewerIds }, targetId: wordTargets }
  const options = {
    hint: restrictionIndexes.pair,
    limit: viewerIds.length * (3 * ids.length + mostWords),
    projection: { _id: 0, ownerId: 1, targetId: 1, kind: 1 },
  }
  return find<Found>('restrictions', { $or: [own, blockers, words] }, options)
}

/** Hides accounts that block one another, unless the context says otherwise. */
export const hideBlocked: VisibilityRule<UserKey> = async (ctx, ids) => {
  if (ctx.ignoresBlocks) return () => true
  const { blocked, blocking } = await restrictionsAmong(ctx, ids)
  return ({ _id }) => !blocked.has(_id) && !blocking.has(_id)
}

export const hydrateRestrictions: Hydrator<UserRow> = async (ctx, ids) => {
  const { muted, blocked, blocking, words } = await restrictionsAmong(ctx, ids)
  const mutesText: UserRow['mutesText'] = (text, place) => hasMutedWord(text, words, place)
  return (user) => {
    if (user._id !== ctx.viewer?.id) user.mutesText = mutesText
    user.viewerIsMuting = muted.has(user._id)
    user.viewerIsBlocking = blocked.has(user._id)
    user.isBlockingViewer = blocking.has(user._id)
  }
}

/** Which of these accounts the viewer mutes, and which words in posts. */
export function mutedAmong(ctx: Context, ids: readonly string[]): Promise<Pick<Restrictions, 'muted' | 'words'>> {
  return restrictionsAmong(ctx, ids)
}

/** The viewer's muted words; none for a guest. */
export async function mutedWordsOf({ viewer }: Context): Promise<MutedWords> {
  return viewer ? wordsIn(await readTogether(viewer.id, [])) : noWords
}

/** Home leaves out the others only after their posts are read. */
const mostLeftOut = 1_000

/** The accounts that an account muted last. Reads only the index. */
export async function latestMuted(ownerId: string): Promise<Ids> {
  const muted = await find<Pick<RestrictionDocument, 'targetId'>>(
    'restrictions',
    { ownerId, kind: 'MUTE' },
    { hint: restrictionIndexes.byOwner, sort: { at: -1 }, limit: mostLeftOut, projection: { _id: 0, targetId: 1 } },
  )
  return new Set(muted.map(({ targetId }) => targetId))
}

import type { Logger } from 'pino'
import { followChanges } from '../db/changes.ts'
import { findByIds } from '../db/read.ts'
import { type SiteDocument, SiteModel, siteId } from './site.model.ts'
import type { SignUpMode, VerifiedBy } from './site.rules.ts'

/** What a site says of itself, and who may do what. Empty texts and lists: not given. */
export type Site = {
  name: string
  description: string
  /** The address of an upload; null for the usual mark. */
  logo: string | null
  rules: string[]
  contact: string
  privacy: string
  announcement: string
  signUpMode: SignUpMode
  verifiedBy: VerifiedBy
  /** Other settings have another version. */
  version: number
}

type Defaults = { brand: string; signUpMode: SignUpMode }

const usualDescription =
  'Short posts, from people you choose. Everybody may read; with an account you write, like and follow.'

const unchanged: Omit<SiteDocument, '_id'> = { version: 0 }

/** Every server keeps it in memory and follows its changes, so that reading it costs no command. */
let kept = unchanged

/** The settings as they are now: what administrators chose, else the operator's. */
export function siteOf({ brand, signUpMode }: Defaults): Site {
  return {
    name: kept.name ?? brand,
    description: kept.description ?? usualDescription,
    logo: kept.logo ?? null,
    rules: kept.rules ?? [],
    contact: kept.contact ?? '',
    privacy: kept.privacy ?? '',
    announcement: kept.announcement ?? '',
    signUpMode: kept.signUpMode ?? signUpMode,
    verifiedBy: kept.verifiedBy ?? 'SELF_SERVICE',
    version: kept.version,
  }
}

const noWords: readonly string[] = []

/** Words and phrases that bring a post to the moderators, the last first. Others are another list. */
export const watchedWords = (): readonly string[] => kept.watchedWords ?? noWords

/** After how many reports a post is hidden until a moderator decides; null: never. */
export const hideAfterReports = (): number | null => kept.hideAfterReports ?? null

/** Call after a commit. A change that another server made later stays. */
export function keepSite(changed: Omit<SiteDocument, '_id'>): void {
  if (changed.version > kept.version) kept = changed
}

/** Reads what administrators chose. Throws BUSY. */
export async function readSite(): Promise<void> {
  const before = kept
  const [stored] = await findByIds<SiteDocument>(collection, [siteId])
  // What came meanwhile is newer.
  if (kept === before) kept = stored ?? unchanged
}

const collection = SiteModel.collection.collectionName

type Replacing = { fullDocument?: SiteDocument }

/** Follows what administrators change through any server. */
export function watchSite(log: Logger): { stop(): Promise<void> } {
  const readAgain = () => readSite().catch((error: unknown) => log.error({ err: error }, problem))
  return followChanges({
    collection,
    pipeline: [],
    log,
    problem,
    onOpen: () => void readAgain(),
    onChange: (change) => {
      const { fullDocument } = change as Replacing
      if (fullDocument) keepSite(fullDocument)
      // Somebody deleted it by hand. The change may be older than what is kept.
      else void readAgain()
    },
  })
}

const problem = 'changes of the site could not be followed; the next attempt follows'

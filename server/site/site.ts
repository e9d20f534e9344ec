import type { Logger } from 'pino'
import { followChanges } from '../db/changes.ts'
import { findByIds } from '../db/read.ts'
import { type SiteDocument, SiteModel, siteId } from './site.model.ts'
import type { SignUpMode, VerifiedBy } from './site.rules.ts'

/** What a site says about itself, and who may do what. An empty text or list means that there is none. */
export type Site = {
  name: string
  description: string
  /** The address of an upload; null means the usual mark. */
  logo: string | null
  rules: string[]
  contact: string
  privacy: string
  announcement: string
  signUpMode: SignUpMode
  verifiedBy: VerifiedBy
  /** Rises with each change of the settings. */
  version: number
}

type Defaults = { brand: string; signUpMode: SignUpMode }

export const usualDescription =
  'Short posts, from people you choose. Everybody may read; with an account you write, like and follow.'

const unchanged: Omit<SiteDocument, '_id'> = { version: 0 }

/** Every server keeps it in memory and follows its changes, so that reading it costs no command. */
let kept = unchanged

/** The present settings: what administrators chose, else the operator's. */
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

/** Words and phrases that bring a post before moderators, the last first. Each change makes a new array. */
export const watchedWords = (): readonly string[] => kept.watchedWords ?? noWords

/** How many reports hide a post until a moderator decides; null means that none do. */
export const hideAfterReports = (): number | null => kept.hideAfterReports ?? null

/** Must be called after a commit. A later change by another server stays. */
export function keepSite(changed: Omit<SiteDocument, '_id'>): void {
  if (changed.version > kept.version) kept = changed
}

/** Reads what administrators chose. Throws BUSY. */
export async function readSite(): Promise<void> {
  const before = kept
  const [stored] = await findByIds<SiteDocument>(collection, [siteId])
  // A change that came meanwhile is newer.
  if (kept === before) kept = stored ?? unchanged
}

const collection = SiteModel.collection.collectionName

type Replacing = { fullDocument?: SiteDocument }

/** Follows the changes that administrators make on any server. */
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
      // Somebody deleted the document by hand, perhaps before the latest change.
      else void readAgain()
    },
  })
}

const problem = 'changes of the site could not be followed; the next attempt follows'

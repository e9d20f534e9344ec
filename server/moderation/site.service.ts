import type { Deadline } from '../db/deadline.ts'
import type { Transaction } from '../db/transaction.ts'
import { refuse } from '../errors.ts'
import { type SiteDocument, SiteModel, siteId } from '../site/site.model.ts'
import { claimLogo } from '../media/media.service.ts'
import { uploadedMediaId } from '../media/media.rules.ts'
import { keepSite } from '../site/site.ts'
import { type SignUpMode, type SiteTexts, type VerifiedBy, siteProblems, storedSite } from '../site/site.rules.ts'
import type { ActionDocument } from './action.model.ts'
import { requireActor } from './actor.ts'
import { act, record } from './log.ts'

/** A missing field stays as it is. Null, an empty text or an empty list takes the choice back. */
export type SiteChanges = SiteTexts & {
  logo?: string | null | undefined
  signUpMode?: SignUpMode | null | undefined
  verifiedBy?: VerifiedBy | null | undefined
}

/** Changes the settings of the site; returns the row in the log. Throws VALIDATION_FAILED, NOT_PERMITTED or BUSY. */
export async function editSite(actor: string, changes: SiteChanges, deadline?: Deadline): Promise<ActionDocument> {
  const stored = storedSite(changes)
  const { logo } = changes
  const isUpload = !logo || uploadedMediaId(logo) !== null
  refuse([
    ...siteProblems(stored),
    ...(isUpload ? [] : [{ field: 'logo', message: 'Choose a picture that you uploaded here.' }]),
  ])
  const work = async (transaction: Transaction) => {
    const { session } = transaction
    await requireActor(actor, 'ADMIN', session)
    const known = await SiteModel.findById(siteId).session(session).lean()
    if (logo !== undefined && (logo || null) !== (known?.logo ?? null)) await claimLogo(logo || null, actor, session)
    await storeSite(known, stored, transaction)
    return record({ kind: 'EDIT_SITE', actorId: actor, userId: null }, transaction)
  }
  return act([siteId], work, deadline)
}

/** Stores changes of settings that the transaction has read, for all servers. */
export async function storeSite(
  known: SiteDocument | null,
  changes: Readonly<Record<string, unknown>>,
  { session, afterCommit }: Transaction,
): Promise<void> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const all: Record<string, unknown> = { ...known, ...Object.fromEntries(given) }
  const chosen = Object.entries(all).filter(([, value]) => value !== null && value !== '')
  const site: SiteDocument = { ...Object.fromEntries(chosen), _id: siteId, version: (known?.version ?? 0) + 1 }
  await SiteModel.replaceOne({ _id: siteId }, site, { session, upsert: true })
  afterCommit(() => keepSite(site))
}

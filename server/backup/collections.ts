import { MetaModel } from '../db/meta.model.ts'
import { domains } from '../domains.ts'
import { migrationsOf, modelsOf } from '../domain.ts'

/** The models of all that a backup and a restore know. */
export const storedModels = [...modelsOf(domains), MetaModel]

export const migrations = migrationsOf(domains)

export const mediaBytes = 'media.chunks'

/** Only in a backup: the files of an upload whose bytes are in a bucket. */
export const mediaManifest = 'media.manifest'

/** What lets somebody in, such as sessions and secrets of links; and what is old after a day. */
const leftOut = ['sessions', 'passwordResets', 'emailChanges', 'exportTickets', 'cdnPurges', 'linkPreviews']

/** The collections of a backup, first those that others refer to. The bytes of media are read separately. */
export const keptCollections = storedModels
  .map(({ collection }) => collection.name)
  .filter((name) => ![...leftOut, mediaBytes].includes(name))

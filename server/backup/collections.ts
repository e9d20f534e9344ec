import { MetaModel } from '../db/meta.model.ts'
import { domains } from '../domains.ts'
import { migrationsOf, modelsOf } from '../domain.ts'

/** The models of all that a backup and a restore know. */
export const storedModels = [...modelsOf(domains), MetaModel]

export const migrations = migrationsOf(domains)

export const mediaBytes = 'media.chunks'

/** In a backup alone: the files of an upload whose bytes are in a bucket. */
export const mediaManifest = 'media.manifest'

/**
 * What lets somebody in: no file should hold sessions and the secrets of links and downloads. Nor what the CDN must forget
 * and cards that no post has, which are old after a day.
 */
const leftOut = ['sessions', 'passwordResets', 'emailChanges', 'exportTickets', 'cdnPurges', 'linkPreviews']

/** The collections of a backup's moment, those that others name first. The bytes of media are read apart. */
export const keptCollections = storedModels
  .map(({ collection }) => collection.name)
  .filter((name) => ![...leftOut, mediaBytes].includes(name))

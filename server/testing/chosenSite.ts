import { type SiteDocument, SiteModel, siteId } from '../site/site.model.ts'
import { keepSite } from '../site/site.ts'

let version = 0

/** Chooses the settings of the site. News of those of an earlier test, which may come later, count as older. */
export async function chooseSite(chosen: Omit<SiteDocument, '_id' | 'version'> = {}): Promise<void> {
  version += 1_000
  const site: SiteDocument = { ...chosen, _id: siteId, version }
  await SiteModel.replaceOne({ _id: siteId }, site, { upsert: true })
  keepSite(site)
}

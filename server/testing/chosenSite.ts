import { type SiteDocument, SiteModel, siteId } from '../site/site.model.ts'
import { keepSite } from '../site/site.ts'

let version = 0

/** Sets the settings of the site. Late news of an earlier test's settings count as older. */
export async function chooseSite(chosen: Omit<SiteDocument, '_id' | 'version'> = {}): Promise<void> {
  version += 1_000
  const site: SiteDocument = { ...chosen, _id: siteId, version }
  await SiteModel.replaceOne({ _id: siteId }, site, { upsert: true })
  keepSite(site)
}

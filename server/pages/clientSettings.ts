import type { Config } from '../config.ts'
import { servedAddress } from '../media/ownAddress.ts'
import { siteOf } from '../site/site.ts'
import type { ClientSettings } from './settings.rules.ts'

/** This server has two presets and needs the token. An external service has one, and must never get the token. */
export function clientSettings(config: Config) {
  const { smtp, linkCards, mediaUploadUrl, mediaUploadPreset, mediaOrigins } = config
  const { name, description, logo, rules, contact, privacy, announcement, signUpMode, verifiedBy } = siteOf(config)
  const own = { url: '/media/upload', presets: { post: 'post', profile: 'profile' }, sendsToken: true }
  const presets = { post: mediaUploadPreset ?? 'post', profile: mediaUploadPreset ?? 'profile' }
  const upload = mediaUploadUrl ? { url: mediaUploadUrl, presets, sendsToken: false } : own
  return {
    brand: name,
    description,
    upload,
    mediaOrigins,
    ...(signUpMode !== 'OPEN' && { signUp: signUpMode }),
    ...(verifiedBy === 'BY_ADMIN' && { verifiedByAdmin: true }),
    ...(rules.length > 0 && { hasRules: true }),
    ...((rules.length > 0 || contact || privacy) && { hasAbout: true }),
    ...(logo && { logo: servedAddress(logo, config) }),
    ...(announcement && { announcement }),
    ...(smtp && { sendsMail: true }),
    ...(linkCards && { makesCards: true }),
  } satisfies ClientSettings
}

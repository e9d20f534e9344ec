import { avatarWidths, mediaAtWidth } from '../media/media.rules.ts'
import type { SignUpMode } from '../site/site.rules.ts'

/** Where to upload, the service's preset for each use, and whether requests have the session's token. */
export type UploadService = { url: string; presets: Record<'post' | 'profile', string>; sendsToken: boolean }

/** What the server writes into each page for the client. */
export type ClientSettings = {
  brand: string
  upload?: UploadService
  /** Origins of pictures and videos that posts may show, besides this server. */
  mediaOrigins?: readonly string[]
  /** How people sign up. Missing means that everybody can. */
  signUp?: Exclude<SignUpMode, 'OPEN'>
  /** Missing means that everybody chooses their own badge. */
  verifiedByAdmin?: true
  /** Missing means that the site has none. */
  hasRules?: true
  hasAbout?: true
  /** The address of the site's picture. Missing means the usual mark. */
  logo?: string
  description?: string
  announcement?: string
  /** Whether people who forgot their password get a mail. */
  sendsMail?: true
  /** Whether posts show cards of pages to which they link. */
  makesCards?: true
}

export const siteMark = (logo: string): string => mediaAtWidth(logo, avatarWidths[0]) ?? logo

import { avatarWidths, mediaAtWidth } from '../media/media.rules.ts'
import type { SignUpMode } from '../site/site.rules.ts'

/** The upload address, the service's preset for each use, and whether requests carry the session's token. */
export type UploadService = { url: string; presets: Record<'post' | 'profile', string>; sendsToken: boolean }

/** What the server writes into each page for the client. */
export type ClientSettings = {
  brand: string
  upload?: UploadService
  /** Whose pictures and videos posts may show, besides those of this server. */
  mediaOrigins?: readonly string[]
  /** How people sign up. Missing: everybody can. */
  signUp?: Exclude<SignUpMode, 'OPEN'>
  /** Missing: everybody gives themselves the badge. */
  verifiedByAdmin?: true
  /** Missing: the site has none. */
  hasRules?: true
  /** Whether `/about` says more than that. */
  hasAbout?: true
  /** The address of the site's picture. Missing: the usual mark. */
  logo?: string
  /** What the site is, in a few words. */
  description?: string
  /** A line for everybody. */
  announcement?: string
  /** Whether a forgotten password is a matter of a mail. */
  sendsMail?: true
  /** Whether it makes cards of links. */
  makesCards?: true
}

/** The address of the site's picture in the size of a mark. */
export const siteMark = (logo: string): string => mediaAtWidth(logo, avatarWidths[0]) ?? logo

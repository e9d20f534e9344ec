import * as z from 'zod'
import { longestMediaAddress } from '../addresses.rules.ts'
import { isUsableText } from '../text.rules.ts'

/*
 * zod checks that texts can be stored, and the services the rest, in words for a person. What JSON Schema can say of
 * those rules stands here.
 */

/** JSON Schema counts code points. A character may have several, so whatever fits here is short enough for the services. */
type Bounds = { minLength?: number; maxLength?: number; pattern?: string }

/** Some character is neither white space nor control nor one of the usual invisible ones; none is NUL. */
export const visiblePattern =
  '^[^\\u0000]*[^\\s\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\ufeff][^\\u0000]*$'

export const webAddressPattern = '^[Hh][Tt][Tt][Pp][Ss]?://\\S+$'

/** A path below `/media/` of this server, or a web address. Which origins are allowed is a setting. */
export const mediaPattern = `^/media/[A-Za-z0-9_./-]+$|${webAddressPattern}`

export const text = (bounds: Bounds = {}) =>
  z
    .string()
    .refine(isUsableText, 'expected a text without NUL, lone surrogates or piles of combining marks')
    .meta({ pattern: '^[^\\u0000]*$', ...bounds })

/** A text with at least one visible character. */
export const filled = (bounds: Bounds = {}) => text({ minLength: 1, pattern: visiblePattern, ...bounds })

/** The address of an image or video. */
export const mediaAddress = () => text({ maxLength: longestMediaAddress, pattern: mediaPattern })

/** A required field of a form. A missing one counts as empty, because the forms have messages for empty fields. */
export const field = (bounds: Bounds = {}) =>
  z.preprocess((value) => (value === undefined ? '' : value), filled(bounds))

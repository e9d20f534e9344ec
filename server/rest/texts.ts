import * as z from 'zod'
import { longestMediaAddress } from '../addresses.rules.ts'
import { isUsableText } from '../text.rules.ts'

/* JSON Schema states the part of the text rules that it can; services check the rest, with messages for people. */

/** JSON Schema counts code points, of which a character may have several, so what fits here fits the services. */
type Bounds = { minLength?: number; maxLength?: number; pattern?: string }

/** A visible character, and no NUL. */
export const visiblePattern =
  '^[^\\u0000]*[^\\s\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\ufeff][^\\u0000]*$'

export const webAddressPattern = '^[Hh][Tt][Tt][Pp][Ss]?://\\S+$'

/** The settings say which origins are allowed. */
export const mediaPattern = `^/media/[A-Za-z0-9_./-]+$|${webAddressPattern}`

export const text = (bounds: Bounds = {}) =>
  z
    .string()
    .refine(isUsableText, 'expected a text without NUL, lone surrogates or piles of combining marks')
    .meta({ pattern: '^[^\\u0000]*$', ...bounds })

export const filled = (bounds: Bounds) => text({ minLength: 1, pattern: visiblePattern, ...bounds })

export const mediaAddress = () => text({ maxLength: longestMediaAddress, pattern: mediaPattern })

/** A missing required field counts as empty, because forms have messages for empty fields. */
export const field = (bounds: Bounds = {}) =>
  z.preprocess((value) => (value === undefined ? '' : value), filled(bounds))

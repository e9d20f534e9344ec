import * as z from 'zod'
import { longestAbout, longestEmail, passwordLimits } from '../auth/auth.rules.ts'
import { postIdPattern, postLimits } from '../posts/posts.rules.ts'
import { longestMediaAddress } from '../addresses.rules.ts'
import { profileLimits, usernamePattern } from '../users/users.rules.ts'
import { schemas } from './schemas.ts'
import { field, filled, mediaAddress, mediaPattern, text, visiblePattern, webAddressPattern } from './texts.ts'

/* Services check the rest. Unknown fields are ignored, because old clients send whole objects. */

/** Old clients send back a whole answer, up to 2 MB, with one more comment. */
export const echoBytes = 2_500_000

/** Longer lists are refused before their entries are checked. Posts allow fewer, with a friendly message. */
const longestList = 20

/** An answer shows 100 comments, so a copy that comes back has few more. */
const mostComments = 200

/** A list that is too long: zod gets null in its place, or it would describe every wrong entry. */
const listOf = <Item extends z.ZodType>(item: Item, longest: number) =>
  z.preprocess(
    (value) =>
      Array.isArray(value) && value.length <= longest && value.every((entry) => item.safeParse(entry).success)
        ? value
        : null,
    z.array(item, { error: `expected a list of at most ${longest} entries, all as documented` }).max(longest),
  )

/** A map with too many entries is refused before they are checked. */
const mapOf = <Item extends z.ZodType>(item: Item, longest: number) =>
  z.preprocess(
    (value) => (isLargeMap(value, longest) ? null : value),
    z.record(linkLabel, item, { error: `expected an object of at most ${longest} entries` }),
  )

function isLargeMap(value: unknown, longest: number): boolean {
  let size = 0
  if (typeof value === 'object' && value !== null) for (const _key in value) if (++size > longest) return true
  return false
}

const linkLabel = z.string().meta({ maxLength: postLimits.linkLabel, pattern: visiblePattern })

const body = <Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.object(shape).register(schemas, { id })

const content = text({ maxLength: postLimits.characters }).describe(
  `Up to ${postLimits.characters} characters as a person counts them.`,
)

const images = listOf(mediaAddress(), longestList)
  .meta({ maxItems: postLimits.images })
  .describe('Up to two addresses on an allowed media origin; not together with a video.')

const video = text({ maxLength: longestMediaAddress })
  .meta({ pattern: `^$|${mediaPattern}` })
  .describe('An address on an allowed media origin, or empty.')

const links = mapOf(text({ maxLength: postLimits.linkUrl, pattern: webAddressPattern }), longestList)
  .meta({ maxProperties: postLimits.links })
  .describe('Label → http or https URL.')

/* The services refuse this; `anyOf` would make generators of types produce a union. */
const nothingToShow = {
  properties: { content: { not: { pattern: visiblePattern } }, images: { maxItems: 0 }, video: { maxLength: 0 } },
}
const imagesAndVideo = {
  required: ['images', 'video'],
  properties: { images: { minItems: 1 }, video: { minLength: 1 } },
}

const draft = z.object({ content, images, video, links }).partial()

const postId = text().meta({ pattern: postIdPattern.source })

const password = {
  minLength: passwordLimits.min,
  maxLength: passwordLimits.max,
}

export const signUpBody = body('SignUp', {
  name: field({ maxLength: profileLimits.name }),
  username: field({ pattern: usernamePattern.source }).describe(
    'Unique, in any letter case. A few words that paths use are reserved.',
  ),
  email: field({ maxLength: longestEmail }),
  password: field(password),
  confirmPassword: field(password).describe('Equal to `password`.'),
  invite: text()
    .optional()
    .describe('The code of an invite. Required where sign-up is by invitation, elsewhere ignored.'),
  about: text({ maxLength: longestAbout })
    .optional()
    .describe('A line about oneself, for the moderator who approves each sign-up. Ignored where nobody does.'),
})

export const logInBody = body('LogIn', {
  username: field(),
  password: field(),
  code: text()
    .optional()
    .describe(
      'From an authenticator app, or a recovery code. Required of accounts with two-step log-in, elsewhere ignored.',
    ),
})

export const newPostBody = body('NewPost', {
  postData: z
    .object({
      _id: postId
        .regex(postIdPattern, 'expected 8 to 64 characters of A–Z a–z 0–9 - _')
        .optional()
        .describe('Made by the client: 8 to 64 of `A–Z a–z 0–9 - _`. One is made where it is left out.'),
      ...draft.shape,
    })
    .meta({ not: { anyOf: [nothingToShow, imagesAndVideo] } }),
})

const commentEntry = z.object({ _id: postId, ...draft.shape }).meta({ not: { anyOf: [nothingToShow, imagesAndVideo] } })

export const editPostBody = body('EditPost', {
  postData: z
    .object({
      content,
      images,
      video,
      links,
      comments: listOf(commentEntry, mostComments).describe(
        'Entries that the post does not have yet become replies by the token’s user. An entry of a reply of their own edits its content, images or video. All others change nothing.',
      ),
    })
    .partial()
    .meta({ not: imagesAndVideo }),
})

export const editUserBody = body('EditUser', {
  userData: z
    .object({
      _id: z.unknown().describe('Marks a whole object that is sent back: its unchanged fields are not looked at.'),
      username: text().describe('Only your own.'),
      name: filled({ maxLength: profileLimits.name }),
      bio: filled({ maxLength: profileLimits.bio }),
      location: filled({ maxLength: profileLimits.location }),
      website: filled({ maxLength: profileLimits.website }).describe(
        'A web address; `https://` is added to one without a scheme.',
      ),
      avatar: mediaAddress().describe('An address on an allowed media origin.'),
      cover: mediaAddress().describe('An address on an allowed media origin.'),
      isVerified: z.boolean(),
    })
    .partial(),
})

export type CommentEntry = z.output<typeof commentEntry>
export type PostEdit = z.output<typeof editPostBody>['postData']
export type UserEdit = z.output<typeof editUserBody>['userData']

import { z } from 'zod'
import { isUsableText } from '../text.rules.ts'
import { schemas } from './schemas.ts'

/*
 * What a client may send. Whatever else an object carries is ignored, as old clients send whole objects back; what is
 * named here must have the right type. Lengths and the like are for the services to judge.
 */

const text = z.string().refine(isUsableText)

/** A field that is left out counts as one left empty, which the forms' own messages speak about. */
const field = text.default('')

/**
 * The largest body of a call to which old clients send a whole object back: a post as it was answered with all its
 * comments and one more, or an account with everybody around it. No answer is larger than 2 MB.
 */
export const echoBytes = 2_500_000

/** So many entries may a list have in a body, where posts take fewer: more are wrong whatever they are. */
const longestList = 20

/** A whole post comes back with the 100 replies that it was answered with; so many more are no stale copy of it. */
const mostComments = 200

/**
 * A list that is refused as a whole, before any entry is looked at, when it is too long, and at its first wrong entry:
 * zod goes through all of them and describes each. In place of such a list it is given null, of which there is one thing to say.
 */
const listOf = <Item extends z.ZodType>(item: Item, longest: number) =>
  z.preprocess(
    (value) =>
      Array.isArray(value) && value.length <= longest && value.every((entry) => item.safeParse(entry).success)
        ? value
        : null,
    z.array(item).max(longest),
  )

/** A map that is refused before any entry is looked at when it has too many. */
const mapOf = <Item extends z.ZodType>(item: Item, longest: number) =>
  z.preprocess((value) => (isLargeMap(value, longest) ? null : value), z.record(z.string(), item))

function isLargeMap(value: unknown, longest: number): boolean {
  let size = 0
  if (typeof value === 'object' && value !== null) for (const _key in value) if (++size > longest) return true
  return false
}

const body = <Shape extends z.ZodRawShape>(id: string, shape: Shape) => z.object(shape).register(schemas, { id })

const postFields = {
  content: text.describe('Up to 380 characters.'),
  images: listOf(text, longestList).describe(
    'Up to two addresses on an allowed media origin; not together with a video.',
  ),
  video: text.describe('An address on an allowed media origin, or empty.'),
  links: mapOf(text, longestList).describe('Label → http or https URL.'),
}

const draftFields = {
  content: postFields.content.default(''),
  images: postFields.images.default([]),
  video: postFields.video.default(''),
  links: postFields.links.default({}),
}

export const signUpBody = body('SignUp', {
  name: field,
  username: field,
  email: field,
  password: field,
  confirmPassword: field,
})

export const logInBody = body('LogIn', { username: field, password: field })

export const newPostBody = body('NewPost', {
  postData: z.object({
    _id: text
      .optional()
      .describe('Made by the client: 8 to 64 of `A–Z a–z 0–9 - _`. One is made where it is left out.'),
    ...draftFields,
  }),
})

const commentEntry = z.object({ _id: text, ...draftFields })

export const editPostBody = body('EditPost', {
  postData: z.object({
    ...z.object(postFields).partial().shape,
    comments: listOf(commentEntry, mostComments)
      .optional()
      .describe(
        'Entries that the post does not have yet become replies by the token’s user; all others change nothing.',
      ),
  }),
})

export const editUserBody = body('EditUser', {
  userData: z.object({
    _id: z
      .unknown()
      .optional()
      .describe('Marks a whole object that is sent back: its unchanged fields are not looked at.'),
    ...z
      .object({ username: text, name: text, bio: text, location: text, website: text, avatar: text, cover: text })
      .partial().shape,
    isVerified: z.boolean().optional(),
  }),
})

export type CommentEntry = z.output<typeof commentEntry>
export type PostEdit = z.output<typeof editPostBody>['postData']
export type UserEdit = z.output<typeof editUserBody>['userData']

import { z } from 'zod'
import { isUsableText } from '../text.rules.ts'
import { schemas } from './schemas.ts'

/*
 * The request bodies. The fields here must have the right type; the services check lengths and other rules. Other fields
 * are ignored, because old clients send whole objects back.
 */

const text = z.string().refine(isUsableText)

/** A missing field counts as empty, because the forms have messages for empty fields. */
const field = text.default('')

/** The body limit of calls to which old clients send a whole answer back, of up to 2 MB, with one more comment. */
export const echoBytes = 2_500_000

/** Longer lists are refused before their entries are checked. Posts allow fewer. */
const longestList = 20

/** A post is answered with 100 comments, so a copy that a client sends back has not many more. */
const mostComments = 200

/**
 * A list that is refused without a look at its entries if it is too long, and otherwise at its first wrong entry. zod
 * would check all entries and describe each problem, so it gets null instead of such a list and reports one problem.
 */
const listOf = <Item extends z.ZodType>(item: Item, longest: number) =>
  z.preprocess(
    (value) =>
      Array.isArray(value) && value.length <= longest && value.every((entry) => item.safeParse(entry).success)
        ? value
        : null,
    z.array(item).max(longest),
  )

/** A map that is refused without a look at its entries if it has too many. */
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
  name: field.meta({ minLength: 1 }).describe('Up to 50 characters as a person counts them.'),
  username: field.meta({ pattern: '^[A-Za-z0-9_]{1,30}$' }),
  email: field.meta({ minLength: 1 }),
  password: field.meta({ minLength: 6 }),
  confirmPassword: field.describe('Equal to `password`.'),
})

export const logInBody = body('LogIn', { username: field, password: field })

export const newPostBody = body('NewPost', {
  postData: z.object({
    _id: text
      .optional()
      .meta({ pattern: '^[A-Za-z0-9_-]{8,64}$' })
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

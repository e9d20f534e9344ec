import * as z from 'zod'
import type { UploadAnswer } from '../media/uploads.service.ts'
import { postLimits } from '../posts/posts.rules.ts'

export const schemas = z.registry<{ id: string; description?: string }>()

const moment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/)
  .describe('`YYYY-MM-DDTHH:mm:ssZ` with a numeric offset, by the server’s clock.')
  .meta({ examples: ['2026-11-20T18:05:09+00:00'] })

const count = z.int().min(0)

const userSummarySchema = z
  .strictObject({ _id: z.string(), username: z.string(), name: z.string(), avatar: z.string() })
  .describe('A short form of an account.')
  .register(schemas, { id: 'UserSummary' })

const people = (what: string) =>
  z
    .array(userSummarySchema)
    .max(1_000)
    .describe(
      `${what}: the 1,000 newest, in lists the 100 newest, newest first, but the token’s user before them. Fewer where the answer would not fit into 2 MB.`,
    )

const postSchema = z.strictObject({
  _id: z.string(),
  id: z.string().describe('Equal to `_id`.'),
  content: z.string(),
  likes: z.strictObject({
    likeCount: count.describe('Always exact.'),
    likedBy: people('Who likes it'),
    dislikedBy: people('Who took a like back'),
  }),
  get comments() {
    return z.array(postSchema).max(100)
  },
  images: z.array(z.string()).max(postLimits.images).describe('Addresses.'),
  video: z.string().describe('The address of a video, empty when there is none.'),
  links: z
    .record(z.string(), z.string())
    .optional()
    .describe(
      'Label → URL; missing when there are none. “Quoted Tweet” is the address of what the post quotes, and ignored when it is sent back.',
    ),
  username: z.string().describe('Its author’s.'),
  name: z.string().describe('Its author’s.'),
  createdAt: moment,
  updatedAt: moment,
})
schemas.add(postSchema, {
  id: 'Post',
  description:
    'A post or a reply. `comments` are its 100 newest replies, newest first, each with its own: in lists three levels deep.',
})

const userSchema = z
  .strictObject({
    _id: z.string(),
    name: z.string(),
    username: z.string(),
    followers: people('Who follows the account'),
    following: people('Whom the account follows'),
    avatar: z.string(),
    cover: z.string(),
    bio: z.string().optional().describe('Missing until it is set.'),
    location: z.string().optional().describe('Missing until it is set.'),
    website: z.string(),
    createdAt: moment,
    updatedAt: moment,
    bookmarks: z
      .array(z.string())
      .describe('Ids of bookmarked posts, last bookmarked first; empty for everybody but the owner.'),
    isVerified: z.boolean(),
    email: z.string().optional().describe('Only in answers to the owner.'),
    password: z.string().optional().describe('Only of demo accounts, whose password is public by design.'),
  })
  .describe('An account.')
  .register(schemas, { id: 'User' })

const answer = <Shape extends z.ZodRawShape>(id: string, shape: Shape) =>
  z.strictObject(shape).register(schemas, { id })

const encodedToken = z.string().describe('Send it as `authorization`, bare or after `Bearer `. Valid for seven days.')

const uploadSchema: z.ZodType<UploadAnswer> = z.strictObject({
  secure_url: z.string().describe('The full address. A post or profile that uses it may name its path only.'),
  url: z.string().describe('The path. GraphQL has the same as `url`, and `secure_url` as `fullUrl`.'),
  resource_type: z.enum(['image', 'video']),
  format: z.string().describe('`webp`, `mp4` or `webm`.'),
  width: count,
  height: count,
  bytes: count,
  placeholder: z.string().nullable().describe('A data URL of a few bytes to show until the image is loaded.'),
})

export const answers = {
  calls: answer('Calls', {
    documentation: z.string(),
    openapi: z.string(),
    calls: z.array(z.object({ call: z.string(), summary: z.string(), needsToken: z.boolean() })),
  }),
  signedUp: answer('SignedUp', { createdUser: userSchema, encodedToken }),
  loggedIn: answer('LoggedIn', { foundUser: userSchema, encodedToken }),
  post: answer('OnePost', { post: postSchema }),
  posts: answer('Posts', { posts: z.array(postSchema) }),
  user: answer('OneUser', { user: userSchema }),
  users: answer('Users', { users: z.array(userSchema) }),
  bookmarks: answer('Bookmarks', { bookmarks: z.array(z.string()) }),
  follow: answer('Follow', { user: userSchema, followUser: userSchema }),
  upload: uploadSchema.register(schemas, { id: 'Upload' }),
  errors: answer('Errors', {
    errors: z
      .array(z.string())
      .min(1)
      .max(2)
      .describe('The message; for input that cannot be used, also its field, and after a colon why.'),
  }),
}

export type PostAnswer = z.output<typeof postSchema>
export type UserAnswer = z.output<typeof userSchema>

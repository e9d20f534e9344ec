import { isWebAddress, mediaAddressProblem } from '../addresses.rules.ts'
import { beginningOf, isBlank, isLongerThan, isUsableText, lengthOf } from '../text.rules.ts'

/** The limit in bytes refuses megabytes of combining marks, but allows the longest emoji, about 40 bytes each. */
export const postLimits = {
  characters: 380,
  bytes: 16_000,
  images: 2,
  links: 10,
  linkLabel: 50,
  linkUrl: 2_000,
  alt: 1_000,
} as const

/** A thread has at most this many posts when it is published. */
export const mostInThread = 25

const invalid = 'Invalid input.'

type Size = { width?: number | null; height?: number | null }

export type PostContent = {
  content: string
  images: readonly ({ url: string; alt?: string | null } & Size)[]
  video: ({ url: string; poster?: string | null } & Size) | null
  links: readonly { label: string; url: string }[]
}
type Problem = { field: string; message: string; reason?: string }

/** The problem with a text, or null. An empty text passes: `isEmptyPost` checks that. */
export function contentProblem(content: string): string | null {
  const tooLong =
    new TextEncoder().encode(content).length > postLimits.bytes || lengthOf(content) > postLimits.characters
  if (tooLong) return `Max ${postLimits.characters} characters allowed!`
  return isUsableText(content) ? null : invalid
}

/** Three or more blank lines, even with invisible characters in them. */
const gap = /(?:(?:\r?\n|\r(?!\n)|[\v\f\u0085\u2028\u2029])[\p{Zs}\t\p{DI}\u2800]*){4,}/gu

/** Reduces blank lines to two in a row, so that no post pushes others off the screen. */
export function withoutGaps(content: string): string {
  return content.replace(gap, '\n\n\n')
}

/** Whether a post has no picture, no video and no visible text. */
export function isEmptyPost(post: Pick<PostContent, 'content' | 'images' | 'video'>): boolean {
  return isBlank(post.content) && post.images.length === 0 && post.video === null
}

export const postIdPattern = /^[A-Za-z0-9_-]{8,64}$/

export function isPostId(id: string): boolean {
  return postIdPattern.test(id)
}

export function postProblems(post: PostContent, mediaOrigins: readonly string[]): Problem[] {
  const text =
    contentProblem(post.content) ?? (isEmptyPost(post) ? 'Write something, or add an image or a video.' : null)
  return [
    ...asProblem('content', text),
    ...imagesProblems(post, mediaOrigins),
    ...videoProblems(post.video, mediaOrigins),
    ...asProblem('links', linksProblem(post.links), linkReason),
  ]
}

/** The reason is for developers, whose users cannot know what is invalid. */
const asProblem = (field: string, message: string | null, reason?: string): Problem[] =>
  message ? [{ field, message, ...(message === invalid && reason && { reason }) }] : []

function imagesProblems({ images, video }: PostContent, origins: readonly string[]): Problem[] {
  if (images.length > postLimits.images) return asProblem('images', `Max ${postLimits.images} images allowed!`)
  if (images.length > 0 && video) return asProblem('images', 'Choose either images or a video.')
  if (images.some(({ alt }) => alt && isLongerThan(alt, postLimits.alt)))
    return asProblem('images', `Max ${postLimits.alt} characters allowed!`)
  if (!images.every(isSize)) return asProblem('images', invalid, sizeReason)
  if (images.some(({ alt }) => alt && !isUsableText(alt))) return asProblem('images', invalid)
  const addresses = images.map(({ url }) => url)
  return addressProblems('images', addresses, origins)
}

const mostPixels = 100_000
const sizeReason = `width and height are 1 to ${mostPixels}`

function isSize({ width, height }: Size): boolean {
  return [width ?? 1, height ?? 1].every((pixels) => pixels > 0 && pixels <= mostPixels)
}

function videoProblems(video: PostContent['video'], origins: readonly string[]): Problem[] {
  if (!video) return []
  if (!isSize(video)) return asProblem('video', invalid, sizeReason)
  return addressProblems('video', [video.url, ...(video.poster ? [video.poster] : [])], origins)
}

function addressProblems(field: string, addresses: readonly string[], origins: readonly string[]): Problem[] {
  const [reason] = addresses.flatMap((address) => mediaAddressProblem(address, origins) ?? [])
  return reason === undefined ? [] : [{ field, message: invalid, reason }]
}

const linkReason = `each needs a label of 1 to ${postLimits.linkLabel} characters and an http or https address without a user name`

function linksProblem(links: PostContent['links']): string | null {
  if (links.length > postLimits.links) return `Max ${postLimits.links} links allowed!`
  const labels = new Set(links.map((link) => link.label))
  if (labels.size < links.length) return 'Every link needs a label of its own.'
  return links.every(isPostableLink) ? null : invalid
}

function isPostableLink({ label, url }: { label: string; url: string }): boolean {
  const goodLabel = !isBlank(label) && isUsableText(label) && !isLongerThan(label, postLimits.linkLabel)
  return goodLabel && isWebAddress(url) && isUsableText(url) && url.length <= postLimits.linkUrl
}

const titleCharacters = 60

export function postTitle(author: { username: string; name: string }, content: string): string {
  const words = content.replace(/\s+/g, ' ').trim()
  if (words === '') return `Tweet by ${author.name} (@${author.username})`
  const start = beginningOf(words, titleCharacters)
  return `${author.name}: “${start === words ? words : `${start.trim()}…`}”`
}

export function quotesTitle(author: { username: string }): string {
  return `Quotes of a Tweet by @${author.username}`
}

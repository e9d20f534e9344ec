import type { PostMedia_PostFragment } from '../posts/PostMedia.generated.ts'

export type DraftImage = Omit<PostMedia_PostFragment['images'][number], '__typename'>
export type DraftVideo = Omit<NonNullable<PostMedia_PostFragment['video']>, '__typename'>

export type Draft = {
  /** The id that the post will have. Sending it again after a lost answer does not create a second post. */
  id: string
  content: string
  images: DraftImage[]
  video: DraftVideo | null
}

/** An empty draft with a new post id. */
export function emptyDraft(): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, content: '', images: [], video: null }
}

export function isBlank({ content, images, video }: Draft): boolean {
  return content === '' && images.length === 0 && video === null
}

type Shown = {
  content: string
  images: readonly { url: string; alt: string | null }[]
  video: { url: string; poster: string | null } | null
}

/** Whether two drafts, or a draft and a post, have the same content. */
export function saySame(one: Shown, other: Shown): boolean {
  return one === other || contentOf(one) === contentOf(other)
}

function contentOf({ content, images, video }: Shown): string {
  const pictures = images.map(({ url, alt }) => [url, alt?.trim() || null])
  return JSON.stringify([content, pictures, video && [video.url, video.poster]])
}

import type { QuotePolicy, ReplyPolicy } from '../apollo/schema.generated.ts'
import { isEmptyPost } from '../../server/posts/posts.rules.ts'
import type { PostMedia_PostFragment } from '../posts/PostMedia.generated.ts'

export type NewPostMode = { kind: 'new' } | { kind: 'reply'; parentId: string }
/** Until the post is loaded, `basedOn` is missing, and there is nothing to edit. */
export type EditMode = {
  kind: 'edit'
  postId: string
  /** When the post was last edited, as far as this edit knows. */
  basedOn: string | undefined
  /** The post as it was loaded. */
  original: Draft | undefined
  /** Loads the post again, because it was edited elsewhere. */
  reload: () => void
}
export type ComposerMode = NewPostMode | EditMode

export type DraftImage = Omit<PostMedia_PostFragment['images'][number], '__typename'>
export type DraftVideo = Omit<NonNullable<PostMedia_PostFragment['video']>, '__typename'>

export type Draft = {
  /** The id of the future post. It never changes, so a draft that is sent twice becomes one post. */
  id: string
  content: string
  images: DraftImage[]
  video: DraftVideo | null
  /** Missing means everyone. Replies have none. */
  replyPolicy?: ReplyPolicy
  /** Missing means everyone. */
  quotePolicy?: QuotePolicy
  quotedId?: string | undefined
  /** In an edit: the address whose card the post has. */
  cardUrl?: string
  noCard?: string
  /** Whether its media are sensitive; missing means no. */
  isSensitive?: boolean
  /** The post's content when the edit began (see `snapshotOf`). */
  base?: string
  /** The time of the last change, in milliseconds. */
  at?: number
  /** In a reply: the name and the beginning of the text of what it answers. */
  answers?: { username: string; text: string }
  /** The earlier posts of a thread, in order. They are sent together with this one. */
  before?: Draft[]
}

export function emptyDraft(): Draft {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, content: '', images: [], video: null }
}

export const hasMedia = ({ images, video }: Draft) => images.length > 0 || video !== null

export const isBlank = (draft: Draft) => draft.content === '' && !hasMedia(draft) && !draft.before

/** The posts that a draft becomes, in order. The first one says who may reply. */
export function postsOf({ before = [], replyPolicy, ...last }: Draft): Draft[] {
  const posts = before.length > 0 && isEmptyPost(last) ? before : [...before, last]
  return posts.map((post, index) => (index === 0 && replyPolicy ? { ...post, replyPolicy } : post))
}

/** The post of a draft that is shown first. */
export const openingOf = (draft: Draft): Draft => draft.before?.[0] ?? draft

/** An empty draft that continues the thread of this one. */
export function nextOf({ before = [], replyPolicy, at: _at, ...written }: Draft): Draft {
  return { ...emptyDraft(), ...(replyPolicy && { replyPolicy }), before: [...before, written] }
}

export function withBefore({ before: _replaced, ...draft }: Draft, before: Draft[]): Draft {
  return before.length > 0 ? { ...draft, before } : draft
}

type Shown = {
  content: string
  images: readonly { url: string; alt: string | null }[]
  video: { url: string; poster: string | null } | null
  replyPolicy?: ReplyPolicy
  quotePolicy?: QuotePolicy
  quotedId?: string | undefined
  noCard?: string
  isSensitive?: boolean
  before?: readonly Shown[]
}

/** Whether two drafts, or a draft and a post, have the same content. */
export function saySame(one: Shown, other: Shown): boolean {
  return one === other || snapshotOf(one) === snapshotOf(other)
}

/** The content and the choices as a string, which is equal for equal posts. */
export function snapshotOf(shown: Shown): string {
  const { content, images, video, replyPolicy = 'EVERYONE', quotePolicy = 'EVERYONE', isSensitive = false } = shown
  const pictures = images.map(({ url, alt }) => [url, alt?.trim() || null])
  const chosen = [replyPolicy, quotePolicy, isSensitive, shown.quotedId, ...(shown.before ?? []).map(snapshotOf)]
  // Added only if set: edits that an older release stored have a `base` without it.
  if (shown.noCard !== undefined) chosen.push(shown.noCard)
  return JSON.stringify([content, pictures, video && [video.url, video.poster], ...chosen])
}

/** Whether a stored value is a valid draft, with its images and video. */
export function isDraft(kept: unknown): kept is Draft {
  const draft = Object(kept) as Partial<Draft>
  const { images, video, isSensitive = false, at, answers, before = [] } = draft
  const chosen = [draft.replyPolicy, draft.quotePolicy, draft.quotedId, draft.cardUrl, draft.noCard]
  return (
    [draft.id, draft.content].every(isText) &&
    chosen.every((choice = '') => isText(choice)) &&
    [draft.base, answers?.username, answers?.text].every(isTextOrNull) &&
    typeof isSensitive === 'boolean' &&
    typeof (at ?? 0) === 'number' &&
    Array.isArray(images) &&
    images.every((image) => isMedium(image) && isTextOrNull(image.alt) && isTextOrNull(image.placeholder)) &&
    (video === null || (isMedium(video) && isTextOrNull(video.poster))) &&
    Array.isArray(before) &&
    before.every(isDraft)
  )
}

type Medium = { [Key in keyof DraftImage | keyof DraftVideo]?: unknown }

function isMedium(value: unknown): value is Medium {
  const { url, width, height } = Object(value) as Medium
  return isText(url) && [width, height].every((size) => typeof (size ?? 0) === 'number')
}

const isText = (value: unknown) => typeof value === 'string'
const isTextOrNull = (value: unknown) => isText(value ?? '')

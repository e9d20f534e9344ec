import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type PostDraft, withPaths } from '../posts/posts.service.ts'
import { withoutQuoteLink } from './quoteLinks.ts'
import type { KnownPost } from './reads/threads.ts'

/** A post's content as old clients send it: an empty video stands for none. */
type OldContent = { content: string; images: string[]; video: string; links: Record<string, string> }

type Sent = { [Field in keyof OldContent]?: OldContent[Field] | undefined }

export function postDraftOf(ctx: Context, { content = '', images = [], video = '', links = {} }: Sent): PostDraft {
  const sentLinks = Object.entries(links).map(([label, url]) => ({ label, url }))
  return {
    content,
    images: images.map((url) => ({ url, width: null, height: null, alt: null })),
    video: video === '' ? null : { url: video, poster: null, width: null, height: null },
    links: withoutQuoteLink(ctx, sentLinks),
  }
}

/** Pictures that stay keep their description, size and poster, which old clients do not send. */
export function changesOf(ctx: Context, post: KnownPost, sent: Sent): Partial<PostDraft> {
  const draft = withPaths(ctx, postDraftOf(ctx, sent))
  return {
    ...(sent.content !== undefined && { content: draft.content }),
    ...(sent.images !== undefined && {
      images: draft.images.map((image) => post.images.find(({ url }) => url === image.url) ?? image),
    }),
    ...(sent.video !== undefined && { video: draft.video?.url === post.video?.url ? post.video : draft.video }),
    // A map has no order, so the same links in another order are no change.
    ...(sent.links !== undefined && { links: isSameMap(post.links, draft.links) ? post.links : draft.links }),
  }
}

function isSameMap(links: PostRow['links'], sent: PostRow['links']): boolean {
  const addresses = new Map(sent.map(({ label, url }) => [label, url]))
  return links.length === sent.length && links.every(({ label, url }) => addresses.get(label) === url)
}

export function differing(post: KnownPost, changes: Partial<PostDraft>): (keyof PostDraft)[] {
  const keys = Object.keys(changes) as (keyof PostDraft)[]
  return keys.filter((key) => JSON.stringify(changes[key]) !== JSON.stringify(post[key]))
}

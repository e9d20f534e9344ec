import type { Context } from '../context.ts'
import type { PostRow } from '../posts/post.row.ts'
import { type PostDraft, withPaths } from '../posts/posts.service.ts'
import type { KnownPost } from './reads/threads.ts'

/** A post's content as old clients send it: a missing video is empty. */
type OldContent = { content: string; images: string[]; video: string; links: Record<string, string> }

type Sent = { [Field in keyof OldContent]?: OldContent[Field] | undefined }

export function postDraftOf({ content = '', images = [], video = '', links = {} }: Sent): PostDraft {
  return {
    content,
    images: images.map((url) => ({ url, width: null, height: null, alt: null })),
    video: video === '' ? null : { url: video, poster: null, width: null, height: null },
    links: Object.entries(links).map(([label, url]) => ({ label, url })),
  }
}

/** Pictures that stay keep description, size and poster, which old clients do not send. */
export function changesOf(ctx: Context, post: KnownPost, sent: Sent): Partial<PostDraft> {
  const draft = withPaths(ctx, postDraftOf(sent))
  return {
    ...(sent.content !== undefined && { content: draft.content }),
    ...(sent.images !== undefined && {
      images: draft.images.map((image) => post.images.find(({ url }) => url === image.url) ?? image),
    }),
    ...(sent.video !== undefined && { video: draft.video?.url === post.video?.url ? post.video : draft.video }),
    // A map is unordered, so the same links in another order are no change.
    ...(sent.links !== undefined && { links: isSameMap(post.links, sent.links) ? post.links : draft.links }),
  }
}

function isSameMap(links: PostRow['links'], sent: OldContent['links']): boolean {
  return links.length === Object.keys(sent).length && links.every(({ label, url }) => sent[label] === url)
}

export function differing(post: KnownPost, changes: Partial<PostDraft>): (keyof PostDraft)[] {
  const keys = Object.keys(changes) as (keyof PostDraft)[]
  return keys.filter((key) => JSON.stringify(changes[key]) !== JSON.stringify(post[key]))
}

import { type ExportPart, rowsOf } from '../exportPart.ts'
import { ownFileName } from '../media/ownMedia.ts'
import { publicUserId } from '../users/userIds.ts'
import { hasSensitiveMedia } from './choices.ts'
import { type PostDocument, postIndexes } from './post.model.ts'
import { quotePolicyOf } from './quotePolicies.ts'
import { quotedOnce } from './quotes.ts'
import { policyOf } from './replyPolicies.ts'

export const postsExport: ExportPart = {
  name: 'posts.json',
  holds: 'what you wrote, newest first; replies have a parentId',
  type: `{
  id: string
  url: string
  parentId: string | null
  /** What it quotes, or quoted. */
  quotedId: string | null
  content: string
  hashtags: string[]
  /** Ids of accounts. */
  mentions: string[]
  /** \`file\` is a name in the folder media, or null. */
  images: { url: string; file: string | null; alt: string | null }[]
  video: { url: string; file: string | null } | null
  links: { label: string; url: string }[]
  /** What it shows of a page. */
  card: {
    url: string
    title: string
    description: string | null
    siteName: string | null
    image: { url: string; file: string | null } | null
  } | null
  /** Who may reply; null in replies. */
  replyPolicy: string | null
  /** Who may quote it. */
  quotePolicy: string
  /** You or a moderator marked the pictures or the video. */
  isSensitive: boolean
  likeCount: number
  replyCount: number
  quoteCount: number
  createdAt: string
  updatedAt: string
  /** Why a moderator removed it. */
  removal: { at: string; rule: string; note: string } | null
}`,
  rows: (authorId, { post: urlOf, absolute }) => {
    const attached = (address: string) => ({ url: absolute(address), file: ownFileName(address) })
    const sort = { createdAt: -1, _id: -1 }
    const query = { collection: 'posts', filter: { authorId }, hint: postIndexes.everyByAuthor, sort }
    return rowsOf<PostDocument>(query, (row) => {
      // What puts a post into lists is kept elsewhere while it is hidden.
      const post = { ...row, ...row.removal?.listed, ...row.unlisted }
      return {
        id: post._id,
        url: urlOf(post._id),
        parentId: post.parentId,
        content: post.content,
        quotedId: quotedOnce(post) ?? null,
        quotePolicy: quotePolicyOf(post),
        quoteCount: post.quoteCount ?? 0,
        hashtags: post.hashtags,
        mentions: (post.mentionIds ?? []).map(publicUserId),
        images: post.images.map(({ url, alt }) => ({ ...attached(url), alt })),
        video: post.video && attached(post.video.url),
        links: post.links,
        likeCount: post.likeCount,
        replyCount: post.replyCount,
        card: post.card ? { ...post.card, image: post.card.image && attached(post.card.image.url) } : null,
        replyPolicy: post.parentId === null ? policyOf(post) : null,
        isSensitive: hasSensitiveMedia(post),
        createdAt: post.createdAt,
        updatedAt: post.updatedAt,
        removal: post.removal ? { at: post.removal.at, rule: post.removal.rule, note: post.removal.note } : null,
      }
    })
  },
}

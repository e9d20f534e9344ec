import { X } from 'lucide-react'
import { isEmptyPost } from '../../server/posts/posts.rules.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { type Draft, withBefore } from './draft.ts'
import css from './ThreadParts.module.css'
import type { ComposerState } from './useComposer.ts'

/** The earlier posts of a thread that is being written. Each can be removed, and the last be written on. */
export default function ThreadParts({ composer: { draft, rewrite, busy } }: { composer: ComposerState }) {
  const { before = [] } = draft
  const last = before.at(-1)
  const remove = (id: string) =>
    rewrite((now) =>
      withBefore(
        now,
        (now.before ?? []).filter((post) => post.id !== id),
      ),
    )
  return (
    <ol className={css.parts} aria-label="Earlier Tweets of the thread">
      {before.map((post, index) => (
        <li key={post.id}>
          <div>
            {post.content && <p dir="auto">{post.content}</p>}
            <Attached post={post} />
          </div>
          {post === last && isEmptyPost(draft) && (
            <Button kind="plain" size="small" disabled={busy} onClick={() => rewrite(withLast)}>
              Edit
            </Button>
          )}
          <IconButton label={`Remove Tweet ${index + 1}`} disabled={busy} onClick={() => remove(post.id)}>
            <X size={18} aria-hidden />
          </IconButton>
        </li>
      ))}
    </ol>
  )
}

/** The last of the earlier posts in place of the draft. */
function withLast(now: Draft): Draft {
  const { before = [], replyPolicy } = now
  const last = before.at(-1)
  return last ? withBefore({ ...last, ...(replyPolicy && { replyPolicy }) }, before.slice(0, -1)) : now
}

function Attached({ post: { images, video } }: { post: Draft }) {
  const words = video ? 'A video' : images.length === 1 ? 'An image' : `${images.length} images`
  return video || images.length > 0 ? <p className={css.attached}>{words}</p> : null
}

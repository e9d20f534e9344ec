import { X } from 'lucide-react'
import { useState } from 'react'
import { isEmptyPost } from '../../server/posts/posts.rules.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { type Draft, hasMedia, withBefore } from './draft.ts'
import css from './ThreadParts.module.css'
import type { ComposerState } from './useComposer.ts'

export default function ThreadParts({ composer }: { composer: ComposerState }) {
  const { draft, rewrite, busy, attachments } = composer
  const [removing, setRemoving] = useState<Draft | null>(null)
  const { before = [] } = draft
  const last = before.at(-1)
  if (before.length === 0) return null
  const remove = ({ id }: Draft) => {
    setRemoving(null)
    rewrite((now) => withBefore(now, now.before?.filter((post) => post.id !== id) ?? []))
  }
  // A running upload would end in the post that takes the draft's place.
  const isFree = isEmptyPost(draft) && draft.quotedId === undefined && !attachments.awaited
  return (
    <>
      <ol className={css.parts} aria-label="Earlier Tweets of the thread">
        {before.map((post, index) => (
          <li key={post.id}>
            <div>
              {post.content && <p dir="auto">{post.content}</p>}
              <Attached post={post} />
            </div>
            {post === last && isFree && (
              <Button
                kind="plain"
                size="small"
                aria-label={`Edit Tweet ${index + 1}`}
                disabled={busy}
                onClick={() => rewrite(withLast)}
              >
                Edit
              </Button>
            )}
            <IconButton label={`Remove Tweet ${index + 1}`} disabled={busy} onClick={() => setRemoving(post)}>
              <X size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      {removing && (
        <Confirm
          title="Remove this Tweet from the thread?"
          text="What you wrote in it is lost."
          action="Remove"
          danger
          onConfirm={() => remove(removing)}
          onCancel={() => setRemoving(null)}
        />
      )}
    </>
  )
}

/** The last of the earlier posts becomes the draft again. */
function withLast(now: Draft): Draft {
  const { before = [], replyPolicy } = now
  const last = before.at(-1)
  return last ? withBefore({ ...last, ...(replyPolicy && { replyPolicy }) }, before.slice(0, -1)) : now
}

function Attached({ post }: { post: Draft }) {
  const { images, video, quotedId } = post
  const words = video ? 'A video' : images.length === 1 ? 'An image' : `${images.length} images`
  return (
    <>
      {hasMedia(post) && <p className={css.attached}>{words}</p>}
      {quotedId && <p className={css.attached}>Quotes a Tweet</p>}
    </>
  )
}

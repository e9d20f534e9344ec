import { useQuery } from '@apollo/client/react'
import { X } from 'lucide-react'
import { messageOf } from '../apollo/errors.ts'
import { QuotedText } from '../posts/QuotedText.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Bone } from '../ui/Skeleton.tsx'
import composerCss from './Composer.module.css'
import css from './ComposerQuote.module.css'
import { focusText } from './focusText.ts'
import { QuotablePostDocument } from '../posts/quotable.generated.ts'
import { whyNotQuotable } from '../posts/quotable.ts'

/** `onRemove` is missing in an edit, which keeps its quote. */
type Props = { quotedId: string; locked: boolean; onRemove?: (() => void) | undefined }

export default function ComposerQuote({ quotedId, locked, onRemove }: Props) {
  const { data, error } = useQuery(QuotablePostDocument, { variables: { id: quotedId } })
  const post = data?.post
  const problem = post && onRemove ? whyNotQuotable(post) : null
  return (
    <>
      <div role="group" aria-label="Quoted Tweet" className={onRemove ? css.removable : css.quote}>
        {post && <QuotedText post={post} />}
        {post === null && <p className={css.gone}>This Tweet isn't available</p>}
        {!data && (error ? <p className={css.gone}>{messageOf(error)}</p> : <Bone className={css.waiting} />)}
        {onRemove && (
          <IconButton label="Remove quote" className={css.remove} disabled={locked} ref={focusText} onClick={onRemove}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <div role="status">{problem !== null && <p className={composerCss.problem}>{problem}</p>}</div>
    </>
  )
}

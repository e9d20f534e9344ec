import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { useDialogs } from '../hooks/useDialog.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { toastError, toastNote } from '../ui/toast.ts'
import { beginQuote } from './beginQuote.ts'
import css from './Composer.module.css'
import { fullList } from './draftList.ts'
import { QuotablePostDocument } from '../posts/quotable.generated.ts'
import { whyNotQuotable } from '../posts/quotable.ts'

/** Opens the composer with a quote of the post instead of this dialog, or says who can quote it. */
export default function QuoteDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const username = useViewer().shown?.username ?? ''
  const { open } = useDialogs()
  const { data, error } = useQuery(QuotablePostDocument, { variables: { id: postId } })
  const reason = data?.post ? whyNotQuotable(data.post) : null
  // If the server does not answer now, it decides when the quote is sent.
  const canBegin = (data !== undefined || error !== undefined) && reason === null
  useEffect(() => {
    if (!canBegin) return
    const outcome = beginQuote(username, postId)
    if (outcome === 'other put aside') toastNote('What you wrote before is under Drafts.')
    if (outcome !== 'no room') return open('compose', { replace: true })
    toastError(fullList)
    onClose()
    // Once, when it is known that the post can be quoted.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canBegin])
  if (reason === null) return null
  return (
    <Dialog title="Who can quote" kind="sheet" onClose={onClose}>
      <p className={css.gone}>{reason}</p>
    </Dialog>
  )
}

import { useApolloClient } from '@apollo/client/react'
import { tellFailure } from '../apollo/refusals.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { DetachQuoteDocument } from './DetachDialog.generated.ts'
import { quotesOf } from './quotesList.ts'

export default function DetachDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const client = useApolloClient()
  const detach = async () => {
    const quoting = { __typename: 'Post', id: postId } as const
    try {
      await client.mutate({
        mutation: DetachQuoteDocument,
        variables: { postId },
        update: (cache, { data }) => {
          if (data) quotesOf(data.detachQuote.quotedPost.id).remove(cache, quoting)
        },
      })
      toastSuccess('Taken out of the quote.')
    } catch (error) {
      tellFailure(client, error, quoting)
    }
    onClose()
  }
  return (
    <Confirm
      title="Take your Tweet out of this quote?"
      text="The other Tweet stays, and says that you took yours out. You cannot undo it."
      action="Take it out"
      waiting="Taking it out…"
      danger
      onConfirm={detach}
      onCancel={onClose}
    />
  )
}

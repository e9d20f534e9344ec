import { useApolloClient } from '@apollo/client/react'
import { useFragment } from '../apollo/useFragment.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Restrictions_UserFragmentDoc } from './Restrictions.generated.ts'
import { toggleBlock } from './toggleRestriction.ts'

export default function BlockDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const client = useApolloClient()
  const { data, complete } = useFragment({
    fragment: Restrictions_UserFragmentDoc,
    fragmentName: 'Restrictions_user',
    from: { __typename: 'User', id: userId },
  })
  if (!complete) return null
  const block = () => {
    if (!data.viewerIsBlocking) void toggleBlock(client, userId)
    onClose()
  }
  return (
    <Confirm
      title={`Block @${data.username}?`}
      text={`You will not see @${data.username} any more, nor the other way round. If one of you follows the other, that ends.`}
      action="Block"
      danger
      onConfirm={block}
      onCancel={onClose}
    />
  )
}

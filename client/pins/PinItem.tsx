import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { Pin, PinOff } from 'lucide-react'
import type { ReactElement } from 'react'
import { tellFailure } from '../apollo/refusals.ts'
import { keepFocus } from '../navigation/keepFocus.ts'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { toastSuccess } from '../ui/toast.ts'
import { PinPostDocument, PinnedByViewerDocument, UnpinPostDocument } from './PinItem.generated.ts'

/** Asks before the menu opens. */
export const askAhead = (client: ApolloClient) => client.query({ query: PinnedByViewerDocument })

type Props = { postId: string; draw: (item: MenuItem) => ReactElement }

export default function PinItem({ postId, draw }: Props) {
  const client = useApolloClient()
  const { data, error } = useQuery(PinnedByViewerDocument)
  if (!data?.viewer) {
    const label = error ? 'Could not load this' : 'Loading…'
    return draw({ icon: <Pin size={18} aria-hidden />, label, disabled: true })
  }
  const isPinned = data.viewer.pinnedPost?.id === postId
  const change = async () => {
    const giveBackFocus = keepFocus()
    try {
      await client.mutate({ mutation: isPinned ? UnpinPostDocument : PinPostDocument, variables: { postId } })
      // The card moves up or down when it is drawn again.
      requestAnimationFrame(() => giveBackFocus())
      toastSuccess(isPinned ? 'Unpinned from your profile.' : 'Pinned to your profile.')
    } catch (failure) {
      tellFailure(client, failure, { __typename: 'Post', id: postId })
    }
  }
  const Icon = isPinned ? PinOff : Pin
  return draw({
    icon: <Icon size={18} aria-hidden />,
    label: isPinned ? 'Unpin from your profile' : 'Pin to your profile',
    onSelect: () => void change(),
  })
}

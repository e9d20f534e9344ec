import { useApolloClient } from '@apollo/client/react'
import { useConnection } from '../apollo/useConnection.ts'
import { useFragment } from '../apollo/useFragment.ts'
import { Button } from '../ui/Button.tsx'
import { PeopleSheet } from '../ui/PeopleSheet.tsx'
import { UserLine } from '../users/UserLine.tsx'
import {
  BlockedUsersDocument,
  MutedUsersDocument,
  RestrictedLine_UserFragmentDoc,
} from './RestrictedDialog.generated.ts'
import { toggleBlock, toggleMute } from './toggleRestriction.ts'

type Kind = 'muted' | 'blocked'

export default function RestrictedDialog({ kind, onClose }: { kind: Kind; onClose: () => void }) {
  return kind === 'muted' ? <Muted onClose={onClose} /> : <Blocked onClose={onClose} />
}

function Muted({ onClose }: { onClose: () => void }) {
  const list = useConnection({ query: MutedUsersDocument, variables: {} }, (data) => data.mutedUsers)
  return (
    <PeopleSheet title="Muted accounts" list={list} empty="You have muted nobody" onClose={onClose}>
      {(id) => <Line key={id} id={id} kind="muted" />}
    </PeopleSheet>
  )
}

function Blocked({ onClose }: { onClose: () => void }) {
  const list = useConnection({ query: BlockedUsersDocument, variables: {} }, (data) => data.blockedUsers)
  return (
    <PeopleSheet title="Blocked accounts" list={list} empty="You have blocked nobody" onClose={onClose}>
      {(id) => <Line key={id} id={id} kind="blocked" />}
    </PeopleSheet>
  )
}

/** A line stays after a press, so that the press can be taken back. */
function Line({ id, kind }: { id: string; kind: Kind }) {
  const client = useApolloClient()
  const { data, complete } = useFragment({
    fragment: RestrictedLine_UserFragmentDoc,
    fragmentName: 'RestrictedLine_user',
    from: { __typename: 'User', id },
  })
  if (!complete) return null
  const [isOn, on, off, toggle] =
    kind === 'muted'
      ? ([data.viewerIsMuting, 'Mute', 'Unmute', toggleMute] as const)
      : ([data.viewerIsBlocking, 'Block', 'Unblock', toggleBlock] as const)
  const label = isOn ? off : on
  const button = (
    <Button
      size="small"
      kind="outline"
      aria-label={`${label} @${data.username}`}
      onClick={() => void toggle(client, id)}
    >
      {label}
    </Button>
  )
  return <UserLine user={data} action={button} />
}

import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { Flag, Unlink, UserMinus, UserPlus } from 'lucide-react'
import type { ReactElement } from 'react'
import { useFragment } from '../apollo/useFragment.ts'
import { useViewer } from '../auth/viewer.ts'
import { FollowButton_UserFragmentDoc } from '../follows/FollowButton.generated.ts'
import { toggleFollowing } from '../follows/toggleFollowing.ts'
import RestrictionItems from '../safety/RestrictionItems.tsx'
import type { MenuItem } from '../ui/OpenMenu.tsx'
import { usePostActions } from './actions.ts'
import { FollowStateDocument } from './AuthorItems.generated.ts'
import { DetachItem_PostFragmentDoc } from './DetachItem.generated.ts'

export type Author = { authorId: string; username: string }

type Draw = { draw: (item: MenuItem) => ReactElement }

export default function AuthorItems({ postId, ...props }: Author & Draw & { postId: string }) {
  const { block, report } = usePostActions()
  return (
    <>
      <DetachItem postId={postId} draw={props.draw} />
      <FollowItem {...props} />
      <RestrictionItems userId={props.authorId} username={props.username} block={block} draw={props.draw} />
      {props.draw({ icon: <Flag size={18} aria-hidden />, label: 'Report', onSelect: () => report(postId) })}
    </>
  )
}

function DetachItem({ postId, draw }: Draw & { postId: string }) {
  const { detach } = usePostActions()
  const { viewer } = useViewer()
  const { data } = useFragment({ fragment: DetachItem_PostFragmentDoc, from: { __typename: 'Post', id: postId } })
  if (!viewer || data.quoted?.post?.author?.id !== viewer.id) return null
  return draw({
    icon: <Unlink size={18} aria-hidden />,
    label: 'Take my Tweet out of this quote',
    onSelect: () => detach(postId),
  })
}

/** Lists of posts do not say whether the viewer follows the author, so the menu asks for it. */
const followState = ({ authorId }: Author) => ({ query: FollowStateDocument, variables: { userId: authorId } })

/** Asks before the menu opens. */
export const askAhead = (client: ApolloClient, author: Author) => client.query(followState(author))

function FollowItem({ draw, ...author }: Author & Draw) {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const { query, variables } = followState(author)
  const { data: loaded, error } = useQuery(query, { variables, skip: !viewer })
  const { data, complete } = useFragment({
    fragment: FollowButton_UserFragmentDoc,
    fragmentName: 'FollowButton_user',
    from: loaded?.user ?? null,
  })
  if (!complete || !viewer) {
    const label = error ? 'Could not load this' : 'Loading…'
    return draw({ icon: <UserPlus size={18} aria-hidden />, label, disabled: true })
  }
  const Icon = data.viewerIsFollowing ? UserMinus : UserPlus
  return draw({
    icon: <Icon size={18} aria-hidden />,
    label: `${data.viewerIsFollowing ? 'Unfollow' : 'Follow'} @${author.username}`,
    onSelect: () => void toggleFollowing(client, author.authorId, viewer),
  })
}

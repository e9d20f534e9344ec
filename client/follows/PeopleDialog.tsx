import { useConnection, type ListState } from '../apollo/useConnection.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ListEnd } from '../ui/ListEnd.tsx'
import { Failure, Notice } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { FollowLine } from './FollowLine.tsx'
import { useTitle } from '../hooks/useTitle.ts'
import { FollowersDocument, FollowingDocument, LikersDocument } from './PeopleDialog.generated.ts'

type Props = { username: string; onClose: () => void }

export function FollowersDialog({ username, onClose }: Props) {
  const list = useConnection({ query: FollowersDocument, variables: { username } }, (data) => data.user?.followers)
  return (
    <People
      title="Followers"
      tabTitle={`Followers of @${username}`}
      list={list}
      empty={`Nobody follows @${username} yet`}
      onClose={onClose}
    />
  )
}

export function FollowingDialog({ username, onClose }: Props) {
  const list = useConnection({ query: FollowingDocument, variables: { username } }, (data) => data.user?.following)
  return (
    <People
      title="Following"
      tabTitle={`Followed by @${username}`}
      list={list}
      empty={`@${username} follows nobody yet`}
      onClose={onClose}
    />
  )
}

type LikersProps = { postId: string; author: string; onClose: () => void }

export function LikersDialog({ postId, author, onClose }: LikersProps) {
  const list = useConnection({ query: LikersDocument, variables: { id: postId } }, (data) => data.post?.likers)
  return (
    <People
      title="Liked by"
      tabTitle={`Likes of a Tweet by @${author}`}
      list={list}
      empty="Nobody likes this Tweet yet"
      onClose={onClose}
    />
  )
}

type PeopleProps = { title: string; tabTitle: string; list: ListState; empty: string; onClose: () => void }

function People({ title, tabTitle, list, empty, onClose }: PeopleProps) {
  useTitle(tabTitle)
  return (
    <Dialog title={title} kind="sheet" onClose={onClose}>
      {list.status === 'loading' && <LineSkeletons count={5} />}
      {list.status === 'failed' && <Failure message={list.message} onRetry={list.retry} />}
      {list.status === 'ready' && list.ids.length === 0 && <Notice title={empty} />}
      {list.ids.map((id) => (
        <FollowLine key={id} id={id} />
      ))}
      {list.ids.length > 0 && <ListEnd list={list} />}
    </Dialog>
  )
}

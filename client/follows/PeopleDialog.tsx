import { useConnection, type ListState } from '../apollo/useConnection.ts'
import { PeopleSheet } from '../ui/PeopleSheet.tsx'
import { FollowLine } from './FollowLine.tsx'
import { useTitle } from '../hooks/useTitle.ts'
import { FollowersDocument, FollowingDocument, LikersDocument, RepostersDocument } from './PeopleDialog.generated.ts'

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

type PostProps = { postId: string; author: string; onClose: () => void }

export function LikersDialog({ postId, author, onClose }: PostProps) {
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

export function RepostersDialog({ postId, author, onClose }: PostProps) {
  const list = useConnection({ query: RepostersDocument, variables: { id: postId } }, (data) => data.post?.reposters)
  return (
    <People
      title="Reposted by"
      tabTitle={`Reposts of a Tweet by @${author}`}
      list={list}
      empty="Nobody has reposted this Tweet yet"
      onClose={onClose}
    />
  )
}

type PeopleProps = { title: string; tabTitle: string; list: ListState; empty: string; onClose: () => void }

function People({ tabTitle, ...sheet }: PeopleProps) {
  useTitle(tabTitle)
  return <PeopleSheet {...sheet}>{(id) => <FollowLine key={id} id={id} />}</PeopleSheet>
}

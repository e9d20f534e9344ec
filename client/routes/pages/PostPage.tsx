import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { type ListState, useConnection } from '../../apollo/useConnection.ts'
import type { Watched } from '../../apollo/watchedPart.ts'
import { useViewer } from '../../auth/viewer.ts'
import { isClosed } from '../../posts/actions.ts'
import { Ancestors } from '../../posts/Ancestors.tsx'
import { NewReplies } from '../../posts/NewReplies.tsx'
import { PostDetail } from '../../posts/PostDetail.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { PostSkeleton } from '../../posts/PostSkeleton.tsx'
import { Thread } from '../../posts/Thread.tsx'
import { UnavailableReplies } from '../../posts/Unavailable.tsx'
import { type Ranking, orderLinks, rankingOf } from '../../posts/replyOrders.ts'
import { useConversations } from '../../posts/useConversations.tsx'
import type { Newer } from '../../posts/useNewer.ts'
import { LinkChips } from '../../ui/LinkChips.tsx'
import { Failure, Notice } from '../../ui/Notice.tsx'
import { CardSkeletons } from '../../ui/Skeleton.tsx'
import { useIsServed } from '../../ui/useServed.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { useListDialog } from '../../hooks/useListDialog.ts'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart, PagePart } from '../../ui/PartBoundary.tsx'
import { optionalPart } from '../../ui/optionalPart.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ComposerSkeleton } from '../waiting/ComposerSkeleton.tsx'
import { MissingPost } from './MissingPost.tsx'
import css from './Pages.module.css'
import { LazyReplyComposer } from './membersParts.ts'
import { NewestRepliesDocument, PostPageDocument, type PostPageQuery } from './PostPage.generated.ts'
import { postTitle } from '../../../server/posts/posts.rules.ts'
import { reasonOf } from '../../../server/users/moderation.rules.ts'

const CannotReply = optionalPart(() => import('../../posts/CannotReply.tsx'))

const AppealBox = optionalPart(() => import('../../auth/AppealBox.tsx'))

const LikersDialog = lazyRoute(async () => ({
  default: (await import('../../follows/PeopleDialog.tsx')).LikersDialog,
}))
const RepostersDialog = lazyRoute(async () => ({
  default: (await import('../../follows/PeopleDialog.tsx')).RepostersDialog,
}))

const UnavailablePost = lazyRoute(() => import('./UnavailablePost.tsx'))

const RankedReplies = lazyRoute(() => import('./RankedReplies.tsx'))

const VersionsDialog = lazyRoute(() => import('../../posts/VersionsDialog.tsx'))

/** `/post/{postId}`: the posts above it, the post, and its replies with their conversations, newest first. */
export default function PostPage() {
  const { postId = '' } = useParams()
  const client = useApolloClient()
  const variables = { id: postId, ...useAfter() }
  const list = useConnection({ query: PostPageDocument, variables }, (data) => data.post?.replies)
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set())
  const noteDeleted = (ids: readonly string[]) =>
    setDeleted((known) => (ids.every((id) => known.has(id)) ? known : new Set([...known, ...ids])))
  const post = list.data?.post
  return (
    <>
      <PageHeader
        title="Tweet"
        spokenTitle={post ? ` by ${post.author.name}` : undefined}
        tabTitle={post ? postTitle(post.author, post.content) : 'Tweet'}
        back
      />
      {!list.data && list.status === 'failed' && <Failure message={list.message} onRetry={list.retry} />}
      {!list.data && list.status === 'loading' && <PostSkeleton />}
      {list.data && !post && <Hidden key={postId} postId={postId} />}
      {post && (
        <>
          <Listed postId={post.id} author={post.author.username} />
          <NewReplies
            postId={post.id}
            list={list}
            newest={async () => {
              const shown = list.ids
              const { replies, isAll } = await newestReplies(client, post.id)
              noteDeleted(missingFrom(replies, isAll, shown))
              return replies
            }}
            onRepliesDeleted={noteDeleted}
          />
          <Opened post={post} list={list} deleted={deleted} />
        </>
      )}
    </>
  )
}

type OpenedPost = NonNullable<Watched<PostPageQuery>['post']>
type OpenedProps = { post: OpenedPost; list: ListState; deleted: ReadonlySet<string> }

function Opened({ post, list, deleted }: OpenedProps) {
  const { loggedIn } = useViewer()
  const isReply = post.ancestors.length > 0
  return (
    <>
      {isReply && <Ancestors key={post.id} postId={post.id} ancestors={post.ancestors} ids={post.ancestorIds} />}
      <div {...(isReply && { className: css.opened, 'data-start': true })}>
        {post.removal && <Removed {...post.removal} />}
        {post.sensitiveMark && <Marked {...post.sensitiveMark} />}
        {(post.removal ? !post.removal.isProvisional : post.sensitiveMark) && (
          <AppealBox appeal={post.appeal} postId={post.id} centred />
        )}
        <PostDetail post={post} joined={isReply} />
        {loggedIn && isClosed(post) && <CannotReply post={{ ...post, isReply }} />}
        {loggedIn && !isClosed(post) && (
          <PagePart waiting={<ComposerSkeleton />}>
            <LazyReplyComposer postId={post.id} />
          </PagePart>
        )}
        {post.thread.length > 0 && <Thread thread={post.thread} deleted={deleted} />}
        <Replies post={post} list={list} deleted={deleted} />
      </div>
    </>
  )
}

/** The replies, newest first or in the order that the reader chose. */
function Replies({ post, list, deleted }: OpenedProps) {
  const { loggedIn } = useViewer()
  const ranking = useRanking()
  const [asked] = useState(() => new Map<Ranking, string | undefined>())
  const below = useConversations(post.replies.edges)
  const { thread } = post
  const { unavailableIds } = post.replies
  return (
    <>
      {(list.ids.length > 2 || ranking) && (
        <LinkChips label="Order of the replies" chips={orderLinks(post.id, ranking, loggedIn)} />
      )}
      {ranking ? (
        <PagePart waiting={<CardSkeletons />}>
          <RankedReplies
            key={ranking}
            postId={post.id}
            order={ranking}
            newest={list.ids[0]}
            asked={asked}
            deleted={deleted}
            without={thread[0]?.id}
          />
        </PagePart>
      ) : (
        <PostList
          list={list}
          without={thread[0]?.id}
          label="Replies"
          empty={
            !unavailableIds?.length && (
              <Notice
                title={`No ${thread.length > 0 ? 'other ' : ''}replies yet`}
                {...(!isClosed(post) && { text: 'Be the first to reply.' })}
              />
            )
          }
          hideParent
          deleted={deleted}
          below={below}
        />
      )}
      {!ranking && <UnavailableReplies ids={unavailableIds} />}
    </>
  )
}

/** The post does not exist, or the reader may not see it. Replies to it load once the app runs. */
function Hidden({ postId }: { postId: string }) {
  const isServed = useIsServed()
  const [wasServed] = useState(isServed)
  const waiting = wasServed ? <MissingPost /> : <PostSkeleton />
  if (isServed) return waiting
  return (
    <PagePart waiting={waiting}>
      <UnavailablePost postId={postId} waiting={waiting} />
    </PagePart>
  )
}

/** The chosen order of the replies; null for the first order, the only one that the server renders. */
function useRanking(): Ranking | null {
  const [search] = useSearchParams()
  return useIsServed() ? null : rankingOf(search)
}

function Listed({ postId, author }: { postId: string; author: string }) {
  const { list, close } = useListDialog()
  if (list !== 'likes' && list !== 'reposts' && list !== 'versions') return null
  const PeopleDialog = list === 'reposts' ? RepostersDialog : LikersDialog
  return (
    <OverlayPart onMissing={close}>
      {list === 'versions' ? (
        <VersionsDialog postId={postId} onClose={close} />
      ) : (
        <PeopleDialog postId={postId} author={author} onClose={close} />
      )}
    </OverlayPart>
  )
}

/** A removed post is read only by its author. */
function Removed(removal: NonNullable<OpenedPost['removal']>) {
  if (removal.isProvisional)
    return <Notice small title="This Tweet is hidden. Only you can see it." text={removal.note} />
  return <Notice small title="A moderator removed this Tweet. Only you can see it." text={reasonOf(removal)} />
}

/** Others see only that the media are covered. */
function Marked(mark: NonNullable<OpenedPost['sensitiveMark']>) {
  return <Notice small title="A moderator marked this Tweet as sensitive." text={reasonOf(mark)} />
}

async function newestReplies(client: ApolloClient, id: string): Promise<{ replies: Newer[]; isAll: boolean }> {
  const { data } = await client.query({ query: NewestRepliesDocument, variables: { id }, fetchPolicy: 'no-cache' })
  const { edges = [], pageInfo } = data?.post?.replies ?? {}
  return { replies: edges.map((edge) => edge.node), isAll: pageInfo?.hasNextPage === false }
}

function missingFrom(newest: readonly Newer[], isAll: boolean, shown: readonly string[]): string[] {
  const present = new Set(newest.map(({ id }) => id))
  const end = isAll ? shown.length : shown.findLastIndex((id) => present.has(id))
  return shown.slice(0, Math.max(0, end)).filter((id) => !present.has(id))
}

import { useParams } from 'react-router-dom'
import { useConnection } from '../../apollo/useConnection.ts'
import { useViewer } from '../../auth/viewer.ts'
import { Composer } from '../../composer/Composer.tsx'
import { PostCard } from '../../posts/PostCard.tsx'
import { PostDetail } from '../../posts/PostDetail.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { PostSkeleton } from '../../posts/PostSkeleton.tsx'
import { useOpenOnClick } from '../../posts/useOpenOnClick.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Failure, Notice } from '../../ui/Notice.tsx'
import { useListDialog } from '../../hooks/useListDialog.ts'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart } from '../../ui/PartBoundary.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PostPageDocument } from './PostPage.generated.ts'
import { postTitle } from '../../../server/posts/posts.rules.ts'
import css from './Pages.module.css'

const LikersDialog = lazyRoute(async () => ({
  default: (await import('../../follows/PeopleDialog.tsx')).LikersDialog,
}))

/** `/post/{postId}`: a post between the post that it answers and its replies, newest first. */
export default function PostPage() {
  const { postId = '' } = useParams()
  const { loggedIn } = useViewer()
  const list = useConnection({ query: PostPageDocument, variables: { id: postId } }, (data) => data.post?.replies)
  const openOnClick = useOpenOnClick()
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
      {list.data && !post && <Missing />}
      {post && (
        <>
          <Likers postId={post.id} author={post.author.username} />
          {post.parent && (
            <div {...openOnClick}>
              <PostCard id={post.parent.id} threaded />
            </div>
          )}
          <PostDetail post={post} />
          {loggedIn && (
            <div className={css.composer}>
              <Composer mode={{ kind: 'reply', parentId: post.id }} />
            </div>
          )}
          <PostList
            list={list}
            label="Replies"
            empty={<Notice title="No replies yet" text="Be the first to reply." />}
            hideParent
          />
        </>
      )}
    </>
  )
}

function Likers({ postId, author }: { postId: string; author: string }) {
  const { list, close } = useListDialog()
  if (list !== 'likes') return null
  return (
    <OverlayPart onMissing={close}>
      <LikersDialog postId={postId} author={author} onClose={close} />
    </OverlayPart>
  )
}

function Missing() {
  return (
    <Notice title="This Tweet is not here" text="It may have been deleted, or the address may be wrong.">
      <ButtonLink to="/">Explore</ButtonLink>
    </Notice>
  )
}

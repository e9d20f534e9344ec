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
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PostPageDocument } from './PostPage.generated.ts'
import css from './Pages.module.css'

/** `/post/{postId}`: a post with what it answers above and its replies below, newest first. */
export default function PostPage() {
  const { postId = '' } = useParams()
  const { loggedIn } = useViewer()
  const list = useConnection({ query: PostPageDocument, variables: { id: postId } }, (data) => data.post?.replies)
  const openOnClick = useOpenOnClick()
  const post = list.data?.post
  return (
    <>
      <PageHeader title="Tweet" tabTitle={post ? `${post.author.name} (@${post.author.username})` : 'Tweet'} back />
      {!list.data && list.status === 'failed' && <Failure message={list.message} onRetry={list.retry} />}
      {!list.data && list.status === 'loading' && <PostSkeleton />}
      {list.data && !post && <Missing />}
      {post && (
        <>
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
            empty={<Notice title="No replies yet" text="Be the first to answer." />}
            hideParent
          />
        </>
      )}
    </>
  )
}

function Missing() {
  return (
    <Notice title="This Tweet is not here" text="It may have been deleted, or the address is not quite right.">
      <ButtonLink to="/">Explore</ButtonLink>
    </Notice>
  )
}

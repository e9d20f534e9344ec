import { useParams } from 'react-router-dom'
import { quotesTitle } from '../../../server/posts/posts.rules.ts'
import { useConnection } from '../../apollo/useConnection.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { PostList } from '../../posts/PostList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { MissingPost } from './MissingPost.tsx'
import { QuotesDocument } from './QuotesPage.generated.ts'

/** `/post/{postId}/quotes`: the posts and replies that quote a post, newest first. */
export default function QuotesPage() {
  const { postId = '' } = useParams()
  const variables = { id: postId, ...useAfter() }
  const list = useConnection({ query: QuotesDocument, variables }, (data) => data.post?.quotes)
  const post = list.data?.post
  const note = post && `Of a Tweet by @${post.author.username}`
  return (
    <>
      <PageHeader title="Quotes" note={note} tabTitle={post ? quotesTitle(post.author) : 'Quotes'} back />
      {list.data && !post ? (
        <MissingPost />
      ) : (
        <PostList
          list={list}
          label="Tweets with this quote"
          empty={<Notice title="No quotes yet" text="Tweets that quote this one will appear here." />}
        />
      )}
    </>
  )
}

import { useConnection } from '../../apollo/useConnection.ts'
import { useViewer } from '../../auth/viewer.ts'
import { PostList } from '../../posts/PostList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { BookmarksDocument } from './BookmarksPage.generated.ts'

/** `/bookmarks`: the viewer's bookmarked posts, last bookmarked first. */
export default function BookmarksPage() {
  const { shown } = useViewer()
  const list = useConnection({ query: BookmarksDocument, variables: {} }, (data) => data.bookmarks)
  const empty = (
    <Notice title="Save Tweets for later" text="Press the bookmark icon under a Tweet to find it here later." />
  )
  return (
    <>
      <PageHeader title="Bookmarks" note={shown && `@${shown.username}`} />
      <PostList list={list} label="Bookmarked Tweets" empty={empty} />
    </>
  )
}

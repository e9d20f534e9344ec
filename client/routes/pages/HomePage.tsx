import { useSearchParams } from 'react-router-dom'
import { useConnection } from '../../apollo/useConnection.ts'
import type { FeedFilter } from '../../apollo/schema.generated.ts'
import { Composer } from '../../posts/Composer.tsx'
import { PostList } from '../../posts/PostList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { homeQuery } from '../queries.ts'
import css from './Pages.module.css'

/** `/home`: a composer, and the posts of the viewer and of whom the viewer follows. */
export default function HomePage() {
  const [search] = useSearchParams()
  const filter: FeedFilter = search.get('filter') === 'trending' ? 'TRENDING' : 'LATEST'
  return (
    <>
      <PageHeader title="Home">
        <LinkTabs
          label="Order of posts"
          tabs={[
            { to: '/home', label: 'Latest', current: filter === 'LATEST' },
            { to: '/home?filter=trending', label: 'Trending', current: filter === 'TRENDING' },
          ]}
        />
      </PageHeader>
      <div className={css.composer}>
        <Composer mode={{ kind: 'new' }} />
      </div>
      <Feed key={filter} filter={filter} />
    </>
  )
}

function Feed({ filter }: { filter: FeedFilter }) {
  const list = useConnection(homeQuery(filter), (data) => data.feed)
  const empty = (
    <Notice
      title="Your feed is quiet"
      text="Posts by you and by people you follow appear here. Find someone to follow first."
    >
      <ButtonLink to="/">Explore</ButtonLink>
    </Notice>
  )
  return <PostList list={list} label={filter === 'LATEST' ? 'Latest posts' : 'Trending posts'} empty={empty} />
}

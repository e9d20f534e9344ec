import { useCallback, useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { focusSearch } from '../../users/searchFocus.ts'
import UserSearch from '../../users/UserSearch.tsx'
import { wantedOf } from '../../users/useUserSearch.ts'
import { searchKinds, searchPath } from '../../users/searchPath.ts'
import { SearchHashtags } from './SearchHashtags.tsx'
import css from './SearchPage.module.css'
import { SearchPosts } from './SearchPosts.tsx'

const labels = { people: 'People', posts: 'Tweets', hashtags: 'Hashtags' } as const

/** `/search?q=maren&f=posts`: finds people, posts or hashtags. The address holds the search. */
export default function SearchPage() {
  const parameters = useSearchParams()[0]
  const text = parameters.get('q') ?? ''
  const current = searchKinds.find((kind) => kind === parameters.get('f')) ?? 'people'
  const tabs = searchKinds.map((kind) => ({
    ...{ to: searchPath(text, kind), label: labels[kind], current: kind === current },
  }))
  return (
    <>
      <PageHeader title="Search" isSearch />
      <LinkTabs label="What to search for" tabs={tabs} />
      {current === 'people' && <SearchPeople />}
      {current === 'posts' && <SearchPosts text={text} isByLikes={parameters.get('order') === 'likes'} />}
      {current === 'hashtags' && <SearchHashtags text={text} />}
    </>
  )
}

function SearchPeople() {
  const start = useSearchParams()[0].get('q') ?? ''
  const navigate = useNavigate()
  const keep = useCallback(
    (text: string) => {
      const here = new URLSearchParams(window.location.search)
      const isHere = window.location.pathname === '/search' && here.get('f') === null
      if (isHere && wantedOf(here.get('q') ?? '') !== text) void navigate(searchPath(text, 'people'), { replace: true })
    },
    [navigate],
  )
  useEffect(() => void focusSearch(), [])
  return (
    <div className={css.search}>
      <UserSearch start={start} onSearch={keep} inPage />
    </div>
  )
}

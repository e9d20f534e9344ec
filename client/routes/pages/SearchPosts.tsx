import { useEffect, useMemo } from 'react'
import { parseSearch, searchLimits, wordsToMark } from '../../../server/search/search.rules.ts'
import { useConnection } from '../../apollo/useConnection.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { PostList } from '../../posts/PostList.tsx'
import { MarkWords } from '../../text/MarkWords.tsx'
import { LinkChips } from '../../ui/LinkChips.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { forgetSearch, rememberSearch } from '../../users/recentSearches.ts'
import { searchPath } from '../../users/searchPath.ts'
import { RecentSearches } from './RecentSearches.tsx'
import { SearchField } from './SearchField.tsx'
import { SearchHelp } from './SearchHelp.tsx'
import { SearchPostsDocument } from './SearchPosts.generated.ts'

type Props = { text: string; isByLikes: boolean }

export function SearchPosts({ text, isByLikes }: Props) {
  const parsed = useMemo(() => (text.trim() === '' ? null : parseSearch(text)), [text])
  const problem = parsed && 'problem' in parsed ? parsed.problem : null
  const words = useMemo(() => (parsed && !('problem' in parsed) ? wordsToMark(parsed) : null), [parsed])
  // The search for people remembers a text before this page finds a mistake in it.
  useEffect(() => {
    if (problem) forgetSearch(text)
  }, [problem, text])
  const pathOf = (wanted: string) => searchPath(wanted, 'posts', isByLikes ? { order: 'likes' } : {})
  return (
    <>
      <SearchField
        {...{ label: 'Search Tweets', text, pathOf, problem }}
        onSearch={remember}
        maxLength={searchLimits.characters}
      />
      <SearchHelp />
      {!parsed && <RecentSearches />}
      {words && (
        <MarkWords words={words}>
          <Found key={text} text={text} isByLikes={isByLikes} />
        </MarkWords>
      )}
    </>
  )
}

function remember(wanted: string): void {
  if (!('problem' in parseSearch(wanted))) rememberSearch(wanted)
}

function Found({ text, isByLikes }: Props) {
  const order = isByLikes ? 'MOST_LIKED' : 'NEWEST'
  const list = useConnection(
    { query: SearchPostsDocument, variables: { query: text, order, ...useAfter() } },
    (data) => data.searchPosts,
    // Whoever erases searches wants none left on the device.
    { isKept: false },
  )
  const chips = [
    { to: searchPath(text, 'posts'), label: 'Newest', current: !isByLikes },
    { to: searchPath(text, 'posts', { order: 'likes' }), label: 'Most liked', current: isByLikes },
  ]
  const isNone = list.status === 'ready' && list.ids.length === 0 && !list.hasMore
  const empty = <Notice title="No Tweets match" text="Try fewer words, or other ones. Only whole words are found." />
  return (
    <>
      <LinkChips label="Order" chips={chips} />
      <p role="status" className="visually-hidden">
        {list.ids.length > 0 && 'Tweets found'}
        {isNone && 'No Tweets found'}
      </p>
      <PostList list={list} label="Tweets that match" empty={empty} />
    </>
  )
}

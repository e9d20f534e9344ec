import { useQuery } from '@apollo/client/react'
import { hashtagKey } from '../../../server/posts/segments.rules.ts'
import { Link } from '../../navigation/Link.tsx'
import { Failure, Notice } from '../../ui/Notice.tsx'
import { LineSkeletons } from '../../ui/Skeleton.tsx'
import { messageOf } from '../../apollo/errors.ts'
import { searchPath } from '../../users/searchPath.ts'
import css from './RecentSearches.module.css'
import { SearchField } from './SearchField.tsx'
import { SearchHashtagsDocument } from './SearchHashtags.generated.ts'

const longest = 100

const pathOf = (text: string) => searchPath(text, 'hashtags')

export function SearchHashtags({ text }: { text: string }) {
  const isNone = text !== '' && hashtagKey(text) === null
  const problem = isNone ? 'A hashtag has only letters, digits and underscores, and at least one letter.' : null
  return (
    <>
      <SearchField {...{ label: 'Search hashtags', text, pathOf, problem }} maxLength={longest} />
      {text !== '' && !isNone && <Found text={text} />}
    </>
  )
}

function Found({ text }: { text: string }) {
  const { data, error, refetch } = useQuery(SearchHashtagsDocument, { variables: { search: text } })
  if (error) return <Failure message={messageOf(error)} onRetry={refetch} />
  if (!data) return <LineSkeletons count={3} />
  const hashtags = data.hashtagSuggestions
  if (hashtags.length === 0)
    return <Notice title="No hashtags match" text="Hashtags that begin with this text will appear here." />
  return (
    <nav aria-label="Hashtags that match" className={css.recent}>
      <ul>
        {hashtags.map((name) => (
          <li key={name}>
            <Link to={`/hashtag/${encodeURIComponent(name)}`}>
              <bdi>#{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

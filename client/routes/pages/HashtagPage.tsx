import { useParams } from 'react-router-dom'
import { hashtagKey, hashtagName } from '../../../server/posts/segments.rules.ts'
import { useConnection } from '../../apollo/useConnection.ts'
import { useAfter } from '../../hooks/useAfter.ts'
import { PostList } from '../../posts/PostList.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { HashtagDocument } from './HashtagPage.generated.ts'

/** `/hashtag/{hashtag}`: posts and replies with this hashtag, newest first. */
export default function HashtagPage() {
  const { hashtag = '' } = useParams()
  const key = hashtagKey(hashtag)
  return key === null ? <NoHashtag text={hashtag} /> : <Tagged hashtag={key} name={hashtagName(hashtag)} />
}

function Tagged({ hashtag, name }: { hashtag: string; name: string }) {
  const list = useConnection(
    { query: HashtagDocument, variables: { hashtag, ...useAfter() } },
    (data) => data.postsByHashtag,
  )
  const empty = <Notice title="Nothing here yet" text={`Tweets with #${name} will appear here.`} />
  return (
    <>
      <PageHeader title={`#${name}`} back />
      <PostList list={list} label={`Tweets with #${name}`} empty={empty} />
    </>
  )
}

function NoHashtag({ text }: { text: string }) {
  return (
    <>
      <PageHeader title="Hashtag" back />
      <Notice
        title="This is not a hashtag"
        text={`“${text}” must have only letters, digits and underscores, and at least one letter.`}
      >
        <ButtonLink to="/">Explore</ButtonLink>
      </Notice>
    </>
  )
}

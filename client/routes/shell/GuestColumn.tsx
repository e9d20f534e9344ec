import { WhoToFollow } from '../../follows/WhoToFollow.tsx'
import HashtagBox from '../../posts/HashtagBox.tsx'

/** The part of a guest's right column that loads after the first page: suggestions and hashtags. */
export default function GuestColumn() {
  return (
    <>
      <WhoToFollow title="Who is here" />
      <HashtagBox />
    </>
  )
}

import { WhoToFollow } from '../../follows/WhoToFollow.tsx'
import { HashtagBox } from '../../posts/HashtagBox.tsx'

/** What a guest's right column has besides the first page: who is here, and what they write about. */
export default function GuestColumn() {
  return (
    <>
      <WhoToFollow title="Who is here" />
      <HashtagBox />
    </>
  )
}

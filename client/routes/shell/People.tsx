import { WhoToFollow } from '../../follows/WhoToFollow.tsx'
import { UserSearch } from '../../users/UserSearch.tsx'

/** User search and suggestions, wherever the window has room for them. */
export default function People() {
  return (
    <>
      <UserSearch />
      <WhoToFollow />
    </>
  )
}

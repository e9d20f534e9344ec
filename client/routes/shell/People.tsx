import { WhoToFollow } from '../../follows/WhoToFollow.tsx'
import UserSearch from '../../users/UserSearch.tsx'

export default function People({ withSearch }: { withSearch: boolean }) {
  return (
    <>
      {withSearch && <UserSearch />}
      <WhoToFollow />
    </>
  )
}

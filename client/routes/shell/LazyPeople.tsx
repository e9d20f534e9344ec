import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { PagePart } from '../../ui/PartBoundary.tsx'
import { Bone, LineSkeletons } from '../../ui/Skeleton.tsx'
import { useIsServed } from '../../ui/useServed.ts'
import css from './LazyPeople.module.css'

const People = lazyRoute(() => import('./People.tsx'), 'members')
const UserSearch = lazyRoute(() => import('../../users/UserSearch.tsx'), 'guests')

/** Suggestions and, unless the page has a search, the search. Both load after the page. */
export function LazyPeople({ withSearch = true }: { withSearch?: boolean }) {
  return (
    <PagePart waiting={<PeopleSkeleton withSearch={withSearch} />}>
      <People withSearch={withSearch} />
    </PagePart>
  )
}

/** Only the search, for guests. The served page has an empty place, because the styles come with the code. */
export function LazySearch() {
  const waiting = <Bone className={css.search} />
  const isServed = useIsServed()
  if (isServed) return waiting
  return (
    <PagePart waiting={waiting}>
      <UserSearch />
    </PagePart>
  )
}

function PeopleSkeleton({ withSearch }: { withSearch: boolean }) {
  return (
    <>
      {withSearch && <Bone className={css.search} />}
      <section className={css.box}>
        <Bone className={css.title} />
        <LineSkeletons count={4} />
      </section>
    </>
  )
}

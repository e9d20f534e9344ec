import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { PagePart } from '../../ui/PartBoundary.tsx'
import { Bone, LineSkeletons } from '../../ui/Skeleton.tsx'
import css from './LazyPeople.module.css'

const People = lazyRoute(() => import('./People.tsx'), 'members')

/** User search and suggestions, loaded after the page. */
export function LazyPeople() {
  return (
    <PagePart waiting={<PeopleSkeleton />}>
      <People />
    </PagePart>
  )
}

function PeopleSkeleton() {
  return (
    <>
      <Bone className={css.search} />
      <section className={css.box}>
        <Bone className={css.title} />
        <LineSkeletons count={4} />
      </section>
    </>
  )
}

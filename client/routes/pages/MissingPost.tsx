import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export function MissingPost() {
  return (
    <Notice title="This Tweet is not here" text="It may have been deleted, or the address may be wrong.">
      <ButtonLink to="/">Explore</ButtonLink>
    </Notice>
  )
}

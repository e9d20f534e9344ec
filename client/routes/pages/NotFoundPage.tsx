import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

export default function NotFoundPage() {
  return (
    <>
      <PageHeader title="Not found" back />
      <Notice title="Sorry no results found!" text="There is no page at this address.">
        <ButtonLink to="/">Explore</ButtonLink>
      </Notice>
    </>
  )
}

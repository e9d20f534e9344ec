import { useSearchParams } from 'react-router-dom'
import type { CaseState } from '../../apollo/schema.generated.ts'
import { CasePanel } from '../../moderation/CasePanel.tsx'
import { Queue } from '../../moderation/Queue.tsx'
import { stateLabels } from '../../moderation/words.ts'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const states = Object.keys(stateLabels) as CaseState[]

/** `/moderation`: the queue of reports, or with `case` the reports of one post or account. */
export default function ModerationPage() {
  const [search] = useSearchParams()
  const id = search.get('case')
  if (id)
    return (
      <>
        <PageHeader title="Reports" back />
        <CasePanel key={id} id={id} />
      </>
    )
  const state = states.find((one) => one === search.get('state')) ?? 'OPEN'
  return (
    <>
      <PageHeader title="Reports">
        <LinkTabs
          label="Which reports"
          tabs={states.map((one) => ({
            to: one === 'OPEN' ? '/moderation' : `/moderation?state=${one}`,
            label: stateLabels[one],
            current: one === state,
          }))}
        />
      </PageHeader>
      <Queue key={state} state={state} />
    </>
  )
}

import { useSearchParams } from 'react-router-dom'
import type { CaseState } from '../../apollo/schema.generated.ts'
import { CasePanel } from '../../moderation/CasePanel.tsx'
import { Queue } from '../../moderation/Queue.tsx'
import { SignUpQueue } from '../../moderation/SignUpQueue.tsx'
import { signUpsPath, stateLabels } from '../../moderation/words.ts'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'

const states = Object.keys(stateLabels) as CaseState[]

/** `/moderation`: the queue of reports or, with `list=sign-ups`, of requests to join; with `case` the reports of one post or account. */
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
  const isOfSignUps = search.get('list') === 'sign-ups'
  const state = states.find((one) => one === search.get('state')) ?? 'OPEN'
  return (
    <>
      <PageHeader title={isOfSignUps ? 'Requests to join' : 'Reports'}>
        <LinkTabs
          label="Which reports"
          tabs={[
            ...states.map((one) => ({
              to: one === 'OPEN' ? '/moderation' : `/moderation?state=${one}`,
              label: stateLabels[one],
              current: !isOfSignUps && one === state,
            })),
            { to: signUpsPath, label: 'Joining', current: isOfSignUps },
          ]}
        />
      </PageHeader>
      {isOfSignUps ? <SignUpQueue /> : <Queue key={state} state={state} />}
    </>
  )
}

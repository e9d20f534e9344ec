import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CaseState } from '../../apollo/schema.generated.ts'
import { AppealQueue } from '../../moderation/AppealQueue.tsx'
import { Queue } from '../../moderation/Queue.tsx'
import { ModeratorGate } from '../../moderation/ModeratorGate.tsx'
import { accountPath, signUpsPath, stateLabels } from '../../moderation/words.ts'
import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { LinkTabs } from '../../ui/LinkTabs.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { PagePart } from '../../ui/PartBoundary.tsx'
import { LineSkeletons } from '../../ui/Skeleton.tsx'

/** These open rarely, so their code does not load with the queues. */
const settings = {
  blocked: { title: 'Blocklist', Part: lazyRoute(() => import('../../moderation/Blocklist.tsx'), 'moderators') },
  words: { title: 'Watched words', Part: lazyRoute(() => import('../../moderation/WatchedWords.tsx'), 'moderators') },
  site: { title: 'The site', Part: lazyRoute(() => import('../../site/SiteForm.tsx'), 'moderators') },
}
const isSetting = (list: string | null): list is keyof typeof settings => list !== null && list in settings

const CasePanel = lazyRoute(
  async () => ({ default: (await import('../../moderation/CasePanel.tsx')).CasePanel }),
  'moderators',
)
const SignUpQueue = lazyRoute(() => import('../../moderation/SignUpQueue.tsx'), 'moderators')
const AccountScreen = lazyRoute(() => import('../../moderation/AccountScreen.tsx'), 'moderators')

const titles = { appeals: 'Appeals', 'sign-ups': 'Requests to join' }
const states = Object.keys(stateLabels) as CaseState[]

/** The queue of reports. In the address, `list` names another queue or a setting, `case` and `account` one subject. */
export default function ModerationPage() {
  const [search] = useSearchParams()
  return (
    <ModeratorGate isForAdmins={search.get('list') === 'site'}>
      <Queues />
    </ModeratorGate>
  )
}

function Queues() {
  const [search] = useSearchParams()
  const id = search.get('case')
  if (id)
    return (
      <Opened title="Reports">
        <CasePanel key={id} id={id} />
      </Opened>
    )
  const account = search.get('account')
  if (account !== null)
    return (
      <Opened key={account} title="Account">
        <AccountScreen username={account} />
      </Opened>
    )
  const list = search.get('list')
  if (isSetting(list)) {
    const { title, Part } = settings[list]
    return (
      <Opened title={title} lines={4}>
        <Part />
      </Opened>
    )
  }
  const other = list === 'sign-ups' || list === 'appeals' ? list : null
  const state = states.find((one) => one === search.get('state')) ?? 'OPEN'
  return (
    <>
      <PageHeader title={other ? titles[other] : 'Reports'}>
        <LinkTabs
          label="Which reports"
          tabs={[
            ...states.map((one) => ({
              to: one === 'OPEN' ? '/moderation' : `/moderation?state=${one}`,
              label: stateLabels[one],
              current: !other && one === state,
            })),
            { to: '/moderation?list=appeals', label: 'Appeals', current: other === 'appeals' },
            { to: signUpsPath, label: 'Joining', current: other === 'sign-ups' },
            { to: accountPath(''), label: 'Accounts', current: false },
          ]}
        />
      </PageHeader>
      {other === 'sign-ups' && (
        <PagePart waiting={<LineSkeletons count={4} />}>
          <SignUpQueue />
        </PagePart>
      )}
      {other === 'appeals' && <AppealQueue />}
      {!other && <Queue key={state} state={state} />}
    </>
  )
}

function Opened({ title, lines = 6, children }: { title: string; lines?: number; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} back />
      <PagePart waiting={<LineSkeletons count={lines} />}>{children}</PagePart>
    </>
  )
}

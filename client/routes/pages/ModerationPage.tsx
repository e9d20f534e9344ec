import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CaseState } from '../../apollo/schema.generated.ts'
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

/** The queues of anything but reports. */
const others = {
  appeals: { title: 'Appeals', Part: lazyRoute(() => import('../../moderation/AppealQueue.tsx'), 'moderators') },
  'sign-ups': {
    title: 'Requests to join',
    Part: lazyRoute(() => import('../../moderation/SignUpQueue.tsx'), 'moderators'),
  },
}

const has = <Lists extends object>(lists: Lists, list: string | null): list is Extract<keyof Lists, string> =>
  list !== null && Object.hasOwn(lists, list)

const CasePanel = lazyRoute(() => import('../../moderation/CasePanel.tsx'), 'moderators')
const AccountScreen = lazyRoute(() => import('../../moderation/AccountScreen.tsx'), 'moderators')

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
  if (has(settings, list)) {
    const { title, Part } = settings[list]
    return (
      <Opened title={title} lines={4}>
        <Part />
      </Opened>
    )
  }
  const other = has(others, list) ? others[list] : null
  const state = states.find((one) => one === search.get('state')) ?? 'OPEN'
  return (
    <>
      <PageHeader title={other?.title ?? 'Reports'}>
        <LinkTabs
          label="Which reports"
          tabs={[
            ...states.map((one) => ({
              to: one === 'OPEN' ? '/moderation' : `/moderation?state=${one}`,
              label: stateLabels[one],
              current: !other && one === state,
            })),
            { to: '/moderation?list=appeals', label: 'Appeals', current: list === 'appeals' },
            { to: signUpsPath, label: 'Joining', current: list === 'sign-ups' },
            { to: accountPath(''), label: 'Accounts', current: false },
          ]}
        />
      </PageHeader>
      {other ? (
        <PagePart key={other.title} waiting={<LineSkeletons count={4} />}>
          <other.Part />
        </PagePart>
      ) : (
        <Queue key={state} state={state} />
      )}
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

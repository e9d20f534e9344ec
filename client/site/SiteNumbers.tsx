import type { SiteSettingsQuery } from './Site.generated.ts'
import css from './Site.module.css'

export function SiteNumbers(numbers: SiteSettingsQuery['siteNumbers']) {
  const { accounts, activeAccounts, posts, openReports, hoursToAnswer } = numbers
  const rows = [
    ['Accounts', accounts],
    ['Active in 7 days', activeAccounts],
    ['Tweets and replies', posts],
    ['Open reports', openReports],
    ['Usual time to an answer', hoursToAnswer === null ? 'None yet' : spanOf(hoursToAnswer)],
  ] as const
  return (
    <dl aria-label="Numbers" className={css.numbers}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  )
}

function spanOf(hours: number): string {
  if (hours < 1) return 'Under an hour'
  if (hours < 48) return hours < 1.5 ? 'An hour' : `${Math.round(hours)} hours`
  return `${Math.round(hours / 24)} days`
}

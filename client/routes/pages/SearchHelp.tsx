import css from './SearchHelp.module.css'

const examples: readonly [written: string, finds: string][] = [
  ['cold sea', 'both words, in any order'],
  ['“cold sea”', 'exactly these words'],
  ['#sea', 'a hashtag'],
  ['from:maren_holt', 'what somebody wrote'],
  ['mentions:maren_holt', 'what mentions somebody'],
  ['has:media', 'with pictures or a video; also has:link, has:reply'],
  ['sea -cold', 'without what follows the minus: any of the above'],
  ['since:2026-01-31', 'from that day on (UTC)'],
  ['until:2026-02-28', 'before that day (UTC)'],
]

export function SearchHelp() {
  return (
    <details className={css.help}>
      <summary>How to search</summary>
      <dl>
        {examples.map(([written, finds]) => (
          <div key={written}>
            <dt>
              <code>{written}</code>
            </dt>
            <dd>{finds}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

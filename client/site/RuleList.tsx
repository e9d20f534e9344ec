import css from './Site.module.css'

export function RuleList({ rules }: { rules: readonly string[] }) {
  return (
    <ol className={css.list}>
      {rules.map((rule) => (
        <li key={rule} dir="auto">
          {rule}
        </li>
      ))}
    </ol>
  )
}

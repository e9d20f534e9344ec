import { useQuery } from '@apollo/client/react'
import { RuleList } from './RuleList.tsx'
import { SiteRulesDocument } from './Site.generated.ts'
import css from './Site.module.css'

type Props = { label: string; isOpen?: boolean }

export function SiteRules({ label, isOpen = false }: Props) {
  const { data } = useQuery(SiteRulesDocument)
  const rules = data?.site.rules ?? []
  if (rules.length === 0) return null
  return (
    <details className={css.rules} open={isOpen}>
      <summary>{label}</summary>
      <RuleList rules={rules} />
    </details>
  )
}

import { Globe } from 'lucide-react'
import { type ReplyPolicy, replyChoices, replyPolicies } from '../../server/posts/replyPolicies.rules.ts'
import css from './Composer.module.css'

type Props = { value: ReplyPolicy; locked: boolean; onChoose: (policy: ReplyPolicy) => void }

/** Who may reply to the post, in one quiet line. */
export function ReplyChoice({ value, locked, onChoose }: Props) {
  return (
    <label className={css.choice}>
      <Globe size={16} aria-hidden />
      <select
        aria-label="Who can reply"
        value={value}
        disabled={locked}
        onChange={(event) => {
          const chosen = replyPolicies.find((policy) => policy === event.currentTarget.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {replyPolicies.map((policy) => (
          <option key={policy} value={policy}>
            {replyChoices[policy]}
          </option>
        ))}
      </select>
    </label>
  )
}

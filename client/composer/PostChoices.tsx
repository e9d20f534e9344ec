import { Globe } from 'lucide-react'
import type { ReplyPolicy } from '../apollo/schema.generated.ts'
import { hasMedia } from './draft.ts'
import type { ComposerState } from './useComposer.ts'

const replyChoices: { policy: ReplyPolicy; label: string }[] = [
  { policy: 'EVERYONE', label: 'Everyone can reply' },
  { policy: 'FOLLOWED', label: 'People you follow or mention can reply' },
  { policy: 'MENTIONED', label: 'Only people you mention can reply' },
]

/** What the author decides about a post besides its content: whether its media are sensitive, and who may reply. */
export default function PostChoices({ composer }: { composer: ComposerState }) {
  const { draft, change, limitsReplies, busy } = composer
  return (
    <>
      {limitsReplies && (
        <label>
          <Globe size={16} aria-hidden />
          <select
            aria-label="Who can reply"
            value={draft.replyPolicy ?? 'EVERYONE'}
            disabled={busy}
            onChange={({ currentTarget }) => {
              const chosen = replyChoices.find(({ policy }) => policy === currentTarget.value)
              if (chosen) change((now) => ({ ...now, replyPolicy: chosen.policy }))
            }}
          >
            {replyChoices.map(({ policy, label }) => (
              <option key={policy} value={policy}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasMedia(draft) && (
        <label title="Covered until somebody presses">
          <input
            type="checkbox"
            checked={draft.isSensitive ?? false}
            disabled={busy}
            onChange={({ currentTarget: { checked: isSensitive } }) => change((now) => ({ ...now, isSensitive }))}
          />
          Sensitive
        </label>
      )}
    </>
  )
}

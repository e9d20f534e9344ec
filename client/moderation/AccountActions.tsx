import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Act } from './ActDialog.tsx'
import type { Case } from './case.ts'
import { LazyActDialog } from './LazyActDialog.tsx'
import css from './Moderation.module.css'
import { RemovePostsDialog } from './RemovePostsDialog.tsx'

type Props = { found: Case; onChanged: () => Promise<void> }

/** What a moderator can do about the account of a case, also once it is resolved. */
export function AccountActions({ found, onChanged }: Props) {
  const [act, setAct] = useState<Act | 'removeMany' | null>(null)
  if (!found.user) return null
  const dialog = { found, onDone: onChanged, onClose: () => setAct(null) }
  return (
    <div className={css.actions} role="group" aria-label="Actions about the account">
      <Button kind="outline" onClick={() => setAct('warn')}>
        Warn account
      </Button>
      <Button kind="outline" onClick={() => setAct('silence')}>
        Limit account
      </Button>
      <Button kind="outline" onClick={() => setAct('badge')}>
        Choose badge
      </Button>
      <Button kind="danger" onClick={() => setAct('removeMany')}>
        Remove many Tweets
      </Button>
      <Button kind="danger" onClick={() => setAct('suspend')}>
        Suspend account
      </Button>
      {act === 'removeMany' ? <RemovePostsDialog {...dialog} /> : act && <LazyActDialog act={act} {...dialog} />}
    </div>
  )
}

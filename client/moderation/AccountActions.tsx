import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import type { Act } from './ActDialog.tsx'
import type { Subject } from './case.ts'
import { LazyActDialog } from './LazyActDialog.tsx'
import css from './Moderation.module.css'
import { RemovePostsDialog } from './RemovePostsDialog.tsx'

type Props = { subject: Subject; onChanged: () => Promise<unknown> }

export function AccountActions({ subject, onChanged }: Props) {
  const [act, setAct] = useState<Act | 'removeMany' | null>(null)
  const dialog = { subject, onDone: onChanged, onClose: () => setAct(null) }
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

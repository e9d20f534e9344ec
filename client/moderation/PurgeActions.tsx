import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import type { PurgeKind } from '../apollo/schema.generated.ts'
import { PasswordConfirmation } from '../auth/settings/PasswordConfirmation.tsx'
import { useBackGuard } from '../navigation/useLeaveGuard.ts'
import { Button } from '../ui/Button.tsx'
import { toastSuccess } from '../ui/toast.ts'
import css from './Moderation.module.css'
import { PurgeDocument } from './Purge.generated.ts'

type Target = { kind: PurgeKind; id: string; name: string }

export type PurgeProps = {
  postId?: string | null
  userId: string
  media: readonly string[]
  username: string
  onDone: () => Promise<unknown>
}

const texts: Record<PurgeKind, string> = {
  POST: 'The Tweet is deleted with all replies below it, and so are its pictures and video wherever they are shown.',
  MEDIA: 'It is deleted wherever it is shown. A Tweet that shows nothing else is deleted too.',
  ACCOUNT: 'The account is deleted with everything that is in it, and so are the replies below its Tweets.',
}

/** What administrators can delete for good because it is illegal. */
export default function PurgeActions({ postId, userId, media, username, onDone }: PurgeProps) {
  const [target, setTarget] = useState<Target | null>(null)
  const [purge] = useMutation(PurgeDocument)
  const close = () => setTarget(null)
  useBackGuard(target !== null, close)
  const targets: Target[] = [
    ...(postId ? [{ kind: 'POST' as const, id: postId, name: 'Tweet' }] : []),
    ...media.map((id, index) => ({ kind: 'MEDIA' as const, id, name: `upload ${index + 1}` })),
    { kind: 'ACCOUNT', id: userId, name: 'account' },
  ]
  const send = async (password: string) => {
    if (!target) return
    const { kind, id } = target
    await purge({ variables: { input: { kind, id, rule: 'ILLEGAL_CONTENT', password } } })
    setTarget((now) => (now === target ? null : now))
    toastSuccess('Deleted for good')
    await onDone().catch(() => {})
  }
  return (
    <section aria-label="Illegal content">
      <h2>Illegal content</h2>
      <p className={css.meta}>This cannot be undone.</p>
      <div className={css.actions}>
        {targets.map((one) => (
          <Button key={one.id} kind="danger" size="small" onClick={() => setTarget(one)}>
            Delete {one.name} for good
          </Button>
        ))}
      </div>
      {target && (
        <PasswordConfirmation
          title={`Delete this ${target.name} for good?`}
          text={`${texts[target.kind]} Copies in reports are destroyed. Only do this for what is illegal: nobody can bring it back, not you and not the operator.`}
          username={username}
          action={['Delete for good', 'Deleting…']}
          danger
          send={send}
          onClose={close}
        />
      )}
    </section>
  )
}

import { Feather } from 'lucide-react'
import { usePostActions } from '../../posts/actions.ts'
import css from './ComposeButton.module.css'

export function ComposeButton() {
  const { compose } = usePostActions()
  return (
    <aside aria-label="Write">
      <button type="button" className={css.button} aria-label="Tweet" title="Tweet" onClick={compose}>
        <Feather size={24} aria-hidden />
      </button>
    </aside>
  )
}

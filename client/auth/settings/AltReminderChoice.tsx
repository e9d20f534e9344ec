import { useAltReminder } from '../../ui/altReminder.ts'
import css from './Settings.module.css'

export function AltReminderChoice() {
  const [on, choose] = useAltReminder()
  return (
    <div className={css.choices}>
      <label>
        <input type="checkbox" checked={on} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
        Remind me to describe pictures before I post them
      </label>
    </div>
  )
}

import { useRemindsOfAlt } from '../../ui/altReminder.ts'
import css from './Settings.module.css'

export function AltReminderChoice() {
  const [on, choose] = useRemindsOfAlt()
  return (
    <div className={css.choices}>
      <label>
        <input type="checkbox" checked={on} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
        Remind me to describe pictures before I post them
      </label>
    </div>
  )
}

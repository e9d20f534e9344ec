import { useMode, type Mode } from '../../ui/mode.ts'
import css from './Settings.module.css'

const modes: { mode: Mode; label: string }[] = [
  { mode: 'light', label: 'Light' },
  { mode: 'dark', label: 'Dark' },
]

export function ModeChoice() {
  const { mode: current, toggle } = useMode()
  return (
    <div role="radiogroup" aria-label="Mode" className={css.modes}>
      {modes.map(({ mode, label }) => (
        <label key={mode}>
          <input type="radio" name="mode" checked={mode === current} onChange={toggle} />
          {label}
        </label>
      ))}
    </div>
  )
}

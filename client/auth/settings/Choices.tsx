import { useId } from 'react'
import css from './Settings.module.css'

type Props<Value extends string> = {
  label: string
  choices: readonly { value: Value; label: string }[]
  /** Null until it is known. */
  chosen: Value | null
  onChoose: (value: Value) => void
}

export function Choices<Value extends string>({ label, choices, chosen, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} aria-busy={chosen === null || undefined} className={css.choices}>
      {choices.map(({ value, label: words }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            disabled={chosen === null}
            onChange={() => onChoose(value)}
          />
          {words}
        </label>
      ))}
    </div>
  )
}

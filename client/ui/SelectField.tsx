import { useId } from 'react'
import css from './SelectField.module.css'
import field from './TextField.module.css'

type Props = {
  label: string
  name: string
  defaultValue: string | number
  options: readonly Option[]
  onChoose?: (value: string) => void
  error?: string | undefined
  hint?: string
}
type Option = { value: string | number; label: string }

export function SelectField({ label, name, defaultValue, options, onChoose, error, hint }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...{ id, name, defaultValue }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-note` : undefined}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? field.error : field.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}

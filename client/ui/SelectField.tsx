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
}
type Option = { value: string | number; label: string }

export function SelectField({ label, name, defaultValue, options, onChoose, error }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select
        {...{ id, name, defaultValue }}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-note` : undefined}
        onChange={({ target }) => onChoose?.(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-note`} className={field.error}>
          {error}
        </p>
      )}
    </div>
  )
}

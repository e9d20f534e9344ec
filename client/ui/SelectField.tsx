import css from './SelectField.module.css'

type Props = {
  label: string
  name: string
  defaultValue: string | number
  options: readonly Option[]
  onChoose?: (value: string) => void
}
type Option = { value: string | number; label: string }

export function SelectField({ label, name, defaultValue, options, onChoose }: Props) {
  return (
    <label className={css.field}>
      {label}
      <select name={name} defaultValue={defaultValue} onChange={({ target }) => onChoose?.(target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

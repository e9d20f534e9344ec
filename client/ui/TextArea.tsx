import { useId, type TextareaHTMLAttributes } from 'react'
import { clsx } from 'clsx'
import css from './TextField.module.css'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string
  name: string
  error?: string | null | undefined
}

export function TextArea({ label, error, ...input }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <div className={clsx(css.box, error && css.wrong)}>
        <textarea
          id={id}
          placeholder=" "
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {error && (
        <p id={`${id}-note`} className={css.error}>
          {error}
        </p>
      )}
    </div>
  )
}

import { Eye, EyeOff } from 'lucide-react'
import { useId, useState, type InputHTMLAttributes, type Ref } from 'react'
import { clsx } from 'clsx'
import { IconButton } from './IconButton.tsx'
import css from './TextField.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string
  name: string
  error?: string | null | undefined
  hint?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, error, hint, type = 'text', className, ...input }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <div className={clsx(css.field, className)}>
      <div className={clsx(css.box, error && css.wrong)}>
        <input
          id={id}
          type={isPassword && shown ? 'text' : type}
          placeholder=" "
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          {...input}
        />
        <label htmlFor={id}>{label}</label>
        {isPassword && (
          <IconButton
            className={css.peek}
            label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          </IconButton>
        )}
      </div>
      {(error || hint) && (
        <p id={`${id}-note`} className={error ? css.error : css.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}

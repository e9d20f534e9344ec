import { SiteMark } from '../ui/SiteMark.tsx'
import css from './AuthForm.module.css'

export function FormHead({ title, message = null }: { title: string; message?: string | null }) {
  return (
    <>
      <div className={css.head}>
        <SiteMark size={36} className={css.mark} />
        <p className={css.title}>{title}</p>
      </div>
      {message && (
        <p role="alert" className={css.message}>
          {message}
        </p>
      )}
    </>
  )
}

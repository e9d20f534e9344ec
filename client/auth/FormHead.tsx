import { SiteMark } from '../ui/SiteMark.tsx'
import css from './AuthForm.module.css'

/** The top of a form to log in, sign up or set a password: its title, and a problem with the form as a whole. */
export function FormHead({ title, message = null }: { title: string; message?: string | null }) {
  return (
    <>
      <div className={css.head}>
        <SiteMark size={36} className={css.mark ?? ''} />
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

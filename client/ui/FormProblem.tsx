import css from './FormProblem.module.css'

/** Why a form as a whole, or a choice in it, was not accepted. Fields say so themselves. */
export function FormProblem({ text }: { text: string | null | undefined }) {
  return text ? (
    <p role="alert" className={css.problem}>
      {text}
    </p>
  ) : null
}

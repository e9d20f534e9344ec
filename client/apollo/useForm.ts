import { useRef, useState, type ChangeEvent, type FormEvent } from 'react'
import { keepFocus } from '../navigation/keepFocus.ts'
import { toastError } from '../ui/toast.ts'
import { codeOf, fieldsOf, messageOf, type FieldProblem } from './errors.ts'

type Options<Values> = {
  /** Returns problems in the order of the fields. */
  check: (values: Values) => FieldProblem[]
  send: (values: Values) => Promise<void>
  /** Follows `send`, unless the form is gone by then: another one may be in its place. */
  onSent?: () => void
  /** Returns a message in place of the server's. */
  messageFor?: (code: string | null) => { field?: string; message: string } | null
}

/**
 * State for a form. It shows errors beside fields until these change, focuses the first one, and never sends twice at a
 * time. If the form is gone before its error comes, a toast says it.
 */
export function useForm<Values extends Record<string, string>>({ check, send, onSent, messageFor }: Options<Values>) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [message, setMessage] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const show = (found: FieldProblem[]) => {
    setProblems(found)
    const named = found[0] && form.current?.elements.namedItem(found[0].field)
    const first = named instanceof RadioNodeList ? named[0] : named
    if (first instanceof HTMLElement) first.focus()
  }

  const showError = (error: unknown) => {
    const known = messageFor?.(codeOf(error))
    const text = known?.message ?? messageOf(error)
    // The log-in page says that a session has ended.
    if (!form.current) return codeOf(error) === 'UNAUTHENTICATED' ? undefined : toastError(text)
    const fields = known?.field ? [{ field: known.field, message: known.message }] : fieldsOf(error)
    setMessage(fields.length > 0 ? null : text)
    show(fields)
  }

  const clear = (field: string) => setProblems((now) => now.filter((problem) => problem.field !== field))

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Values
    const found = check(values)
    setMessage(null)
    show(found)
    if (found.length > 0) return
    const giveBackFocus = keepFocus()
    setBusy(true)
    await send(values).then(() => form.current && onSent?.(), showError)
    giveBackFocus(() => setBusy(false))
  }

  return {
    form: {
      ref: form,
      // If the browser submits the form before the app runs, the password must not get into the address.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => clear(target.name),
      noValidate: true,
    },
    busy,
    message,
    errorOf: (field: string) => problems.find((problem) => problem.field === field)?.message,
    clear,
  }
}

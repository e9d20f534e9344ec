import { Search } from 'lucide-react'
import { useEffect, useId, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { focusSearch } from '../../users/searchFocus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import css from './SearchField.module.css'

type Props = {
  label: string
  text: string
  pathOf: (text: string) => string
  onSearch?: (text: string) => void
  maxLength: number
  problem: string | null
}

/** A search field. Enter or the button puts its text into the page's address; another address changes the text. */
export function SearchField({ label, text, pathOf, onSearch, maxLength, problem }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(text)
  const [latest, setLatest] = useState({ text, asked: text })
  if (latest.text !== text) {
    setLatest({ text, asked: text })
    // Somebody may be typing again before the page shows the last search.
    if (latest.asked !== text) setTyped(text)
  }
  useEffect(() => {
    if (text === '') focusSearch()
  }, [text])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wanted = typed.trim()
    onSearch?.(wanted)
    setLatest({ ...latest, asked: wanted })
    void navigate(pathOf(wanted), { replace: wanted === latest.asked })
  }
  return (
    <search>
      <form className={css.form} onSubmit={submit}>
        <div className={css.box}>
          <input
            type="search"
            aria-label={label}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            data-search
            placeholder={label}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLength}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <IconButton type="submit" label="Search">
            <Search size={18} aria-hidden />
          </IconButton>
        </div>
        {problem && (
          <p id={`${id}-problem`} role="alert" className={css.problem}>
            {problem}
          </p>
        )}
      </form>
    </search>
  )
}

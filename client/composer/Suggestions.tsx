import { useEffect, useId, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { UserFace } from '../users/UserFace.tsx'
import css from './Suggestions.module.css'
import { replacedToken, tokenAt, type Token } from './tokens.ts'
import { useSuggestions, type Suggestion } from './useSuggestions.ts'

type Props = { field: RefObject<HTMLTextAreaElement | null>; onType: (text: string) => void }

/** Completions for the @name or #hashtag before the caret. Arrows choose, Enter and Tab insert, Escape closes. */
export default function Suggestions({ field, onType }: Props) {
  const id = useId()
  const [token, setToken] = useToken(field)
  const suggestions = useSuggestions(token)
  const [chosen, setChosen] = useState({ of: '', index: 0 })
  const key = token ? `${token.start} ${token.text}` : ''
  const active = chosen.of === key ? Math.min(chosen.index, suggestions.length - 1) : 0
  const isOpen = token !== null && suggestions.length > 0

  const take = ({ text }: Suggestion) => {
    const area = field.current
    if (!area || !token) return
    const { content, caret } = replacedToken(area.value, token, text)
    // The text must change before the next key. The caret then goes to its end.
    flushSync(() => {
      setToken(null)
      onType(content)
    })
    area.setSelectionRange(caret, caret)
  }

  useEffect(() => {
    const area = field.current
    if (!area || !isOpen) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const suggestion = suggestions[active]
      if (step) setChosen({ of: key, index: (active + step + suggestions.length) % suggestions.length })
      else if ((event.key === 'Enter' || event.key === 'Tab') && suggestion) take(suggestion)
      else if (event.key === 'Escape') setToken(null)
      else return
      event.preventDefault()
      // Otherwise Escape would also close the dialog around it.
      event.stopPropagation()
    }
    area.addEventListener('keydown', onKeyDown)
    return () => area.removeEventListener('keydown', onKeyDown)
  })

  useEffect(() => {
    const area = field.current
    if (!area) return
    area.setAttribute('aria-autocomplete', 'list')
    area.setAttribute('aria-haspopup', 'listbox')
    if (!isOpen) return
    area.setAttribute('aria-controls', `${id}-list`)
    area.setAttribute('aria-activedescendant', `${id}-${active}`)
    return () => {
      area.removeAttribute('aria-controls')
      area.removeAttribute('aria-activedescendant')
    }
  }, [field, id, isOpen, active])

  return (
    <div className={css.place}>
      {isOpen && (
        <ul role="listbox" id={`${id}-list`} className={css.list} aria-label="Suggestions">
          {suggestions.map((suggestion, index) => (
            <li
              key={suggestion.text}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // So the text field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(suggestion)}
            >
              {suggestion.user ? <UserFace user={suggestion.user} /> : <span dir="auto">{suggestion.text}</span>}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="visually-hidden">
        {isOpen && `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
    </div>
  )
}

/** Null without a token or the focus, and after Escape until somebody types again. */
function useToken(field: RefObject<HTMLTextAreaElement | null>) {
  const [token, setToken] = useState<Token | null>(() => tokenOf(field.current))
  useEffect(() => {
    const area = field.current
    if (!area) return
    const typed = () => setToken(tokenOf(area))
    const left = () => setToken(null)
    const moved = () => setToken((known) => known && tokenOf(area))
    area.addEventListener('input', typed)
    area.addEventListener('blur', left)
    document.addEventListener('selectionchange', moved)
    return () => {
      area.removeEventListener('input', typed)
      area.removeEventListener('blur', left)
      document.removeEventListener('selectionchange', moved)
    }
  }, [field])
  return [token, setToken] as const
}

function tokenOf(area: HTMLTextAreaElement | null): Token | null {
  if (!area || area.selectionStart !== area.selectionEnd || document.activeElement !== area) return null
  return tokenAt(area.value, area.selectionEnd)
}

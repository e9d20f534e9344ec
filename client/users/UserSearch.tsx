import { Search, X } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { IconButton } from '../ui/IconButton.tsx'
import { useSettings } from '../ui/settings.tsx'
import { UserFace } from './UserFace.tsx'
import css from './UserSearch.module.css'
import { useUserSearch } from './useUserSearch.ts'

/** Finds people by the start of a word in their name: a combobox with arrows, Enter and Escape. */
export function UserSearch() {
  const { brand } = useSettings()
  const navigate = useNavigate()
  const id = useId()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { isOpen, users, isEmpty, failed } = useUserSearch(text)

  const type = (typed: string) => {
    setText(typed)
    setActive(0)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = users[active]
    if (step && users.length > 0) setActive((active + step + users.length) % users.length)
    else if (event.key === 'Enter' && chosen) leaveTo(chosen.username)
    else if (event.key === 'Escape') type('')
    else return
    event.preventDefault()
  }
  const leaveTo = (username: string) => {
    type('')
    void navigate(`/profile/${username}`)
  }
  return (
    <search className={css.search}>
      <div className={css.box}>
        <Search size={18} aria-hidden />
        <input
          role="combobox"
          aria-label={`Search ${brand}`}
          aria-expanded={users.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={users.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          data-search
          placeholder={`Search ${brand}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <IconButton label="Clear search" onClick={() => type('')}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className={css.results}>
          <ul role="listbox" id={`${id}-list`} aria-label="People">
            {users.map((user, index) => (
              <li key={user.id} id={`${id}-${index}`} role="option" aria-selected={index === active}>
                <Link to={`/profile/${user.username}`} tabIndex={-1} onClick={() => type('')}>
                  <UserFace user={user} size={60} />
                </Link>
              </li>
            ))}
          </ul>
          <p role="status" className={isEmpty || failed ? css.note : 'visually-hidden'}>
            {isEmpty && 'Sorry no users match!'}
            {failed && 'The search did not work. Try again.'}
            {users.length > 0 && `${users.length} found`}
          </p>
        </div>
      )}
    </search>
  )
}

import { Search, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { clsx } from 'clsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useSettings } from '../ui/settings.tsx'
import { Link } from '../navigation/Link.tsx'
import { rememberSearch } from './recentSearches.ts'
import { focusIfWanted } from './searchFocus.ts'
import { searchPath } from './searchPath.ts'
import { UserFace } from './UserFace.tsx'
import css from './UserSearch.module.css'
import { useUserSearch } from './useUserSearch.ts'

type Props = {
  /** A result replaces the history entry. */
  replace?: boolean
  /** The results are part of the page instead of lying over it. */
  inPage?: boolean
  /** The text at first. */
  start?: string
  /** Gets the text when typing pauses. */
  onSearch?: (text: string) => void
}

/** A combobox that finds accounts by the start of a word in their name or username. */
export default function UserSearch({ replace = false, inPage = false, start = '', onSearch }: Props) {
  const { brand } = useSettings()
  const navigate = useNavigate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(start)
  const [active, setActive] = useState(0)
  const { search, isOpen, users, isEmpty, failed } = useUserSearch(text)

  useLayoutEffect(() => focusIfWanted(field.current), [])
  useEffect(() => {
    onSearch?.(search)
  }, [onSearch, search])

  const type = (typed: string) => {
    setText(typed)
    setActive(0)
  }
  const clear = () => {
    type('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a keyboard composes a word, these keys choose among its suggestions.
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = users[active]
    if (step && users.length > 0) setActive((active + step + users.length) % users.length)
    else if (event.key === 'Enter' && chosen) leaveTo(chosen.username)
    else if (event.key === 'Escape') type('')
    else return
    event.preventDefault()
  }
  const leaveTo = (username: string) => {
    // The search page keeps its text for Back; an empty one would get into its address.
    if (!inPage) type('')
    void navigate(`/profile/${username}`, { replace })
  }
  const onPress = (event: MouseEvent, username: string) => {
    if (!wantsNewTab(event)) return leaveTo(username)
    event.preventDefault()
    window.open(`/profile/${username}`, '_blank', 'noopener')
  }
  const found = users.length > 0 && `${users.length} found`
  return (
    <search className={css.search}>
      <div className={css.box}>
        <Search size={18} aria-hidden />
        <input
          ref={field}
          role="combobox"
          aria-label={`Search ${brand}`}
          aria-expanded={users.length > 0}
          aria-controls={users.length > 0 ? `${id}-list` : undefined}
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
          <IconButton label="Clear search" onClick={clear}>
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div className={clsx(css.results, inPage && css.inPage)}>
          {users.length > 0 && <Results id={id} users={users} active={active} onPress={onPress} />}
          <p role="status" className={isEmpty || failed ? css.note : 'visually-hidden'}>
            {failed ? 'The search failed. Try again.' : isEmpty ? 'Sorry no users match!' : found}
          </p>
          {!inPage && <PostsLink text={text.trim()} replace={replace} />}
        </div>
      )}
    </search>
  )
}

function PostsLink({ text, replace }: { text: string; replace: boolean }) {
  const remember = () => rememberSearch(text)
  return (
    <Link to={searchPath(text, 'posts')} replace={replace} className={css.more} onClick={remember}>
      Tweets with “<bdi>{text}</bdi>”
    </Link>
  )
}

type ResultsProps = {
  id: string
  users: ReturnType<typeof useUserSearch>['users']
  active: number
  onPress: (event: MouseEvent, username: string) => void
}

function Results({ id, users, active, onPress }: ResultsProps) {
  return (
    <ul role="listbox" id={`${id}-list`} aria-label="People">
      {users.map((user, index) => (
        <li
          key={user.id}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          ref={index === active ? keepInSight : null}
          // So the search field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => onPress(event, user.username)}
          onAuxClick={(event) => event.button === 1 && onPress(event, user.username)}
        >
          <UserFace user={user} size={60} />
        </li>
      ))}
    </ul>
  )
}

/** With the arrow keys, one reaches rows that are scrolled out of view. */
function keepInSight(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'nearest' })
}

/** An `option` cannot contain a link, so this finds the presses that open a new tab. */
function wantsNewTab({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || button === 1
}

import { useCallback, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { focusSearch } from '../../users/searchFocus.ts'
import { UserSearch } from '../../users/UserSearch.tsx'
import css from './SearchPage.module.css'

const pathOf = (text: string) => (text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`)

/** `/search`, where the app's shortcut leads: finds people, and keeps the text in its address (`?q=maren`). */
export default function SearchPage() {
  const [start] = useState(useSearchParams()[0].get('q') ?? '')
  const navigate = useNavigate()
  const keep = useCallback(
    (text: string) => {
      const { pathname, search } = window.location
      if (pathname === '/search' && new URLSearchParams(search).get('q') !== (text || null))
        void navigate(pathOf(text), { replace: true })
    },
    [navigate],
  )
  useEffect(() => void focusSearch(), [])
  return (
    <>
      <PageHeader title="Search" isSearch />
      <div className={css.search}>
        <UserSearch start={start} onSearch={keep} inPage />
      </div>
    </>
  )
}

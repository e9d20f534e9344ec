import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { wanted } from './wanted.ts'

const forms = /^\/(login|signup|logout)\/?$/

/** Leaves the forms of the last session when another tab has begun a new one: they do not belong over its pages. */
export function useLeaveForms(token: string | null): void {
  const navigate = useNavigate()
  const known = useRef(token)
  useEffect(() => {
    if (known.current === token) return
    known.current = token
    // This tab's own log-in has already led to another address.
    if (token === null || !forms.test(window.location.pathname)) return
    const left = window.history.state as { usr?: unknown } | null
    void navigate(wanted(left?.usr).path ?? '/home', { replace: true })
  }, [token, navigate])
}

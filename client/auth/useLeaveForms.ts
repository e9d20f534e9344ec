import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { wanted } from './wanted.ts'

const forms = /^\/(login|signup|logout)\/?$/

/** Leaves the forms for log-in, sign-up and log-out when another tab has logged in. */
export function useLeaveForms(token: string | null): void {
  const navigate = useNavigate()
  const known = useRef(token)
  useEffect(() => {
    if (known.current === token) return
    known.current = token
    // If this tab logged in itself, it has left the form already.
    if (token === null || !forms.test(window.location.pathname)) return
    const left = window.history.state as { usr?: unknown } | null
    void navigate(wanted(left?.usr).path ?? '/home', { replace: true })
  }, [token, navigate])
}

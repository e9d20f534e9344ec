import { type ComponentProps, type MouseEvent, use } from 'react'
import { UNSAFE_NavigationContext } from 'react-router-dom'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string; replace?: boolean; state?: unknown }

/** A link to an absolute path of the app. The router's own links all render again when the address changes. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const { navigator } = use(UNSAFE_NavigationContext)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    const { pathname, search, hash } = window.location
    if (replace ?? to === pathname + search + hash) navigator.replace(to, state)
    else navigator.push(to, state)
  }
  return <a {...rest} href={to} onClick={press} />
}

/** Other clicks open tabs, windows and menus. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from './errors.ts'
import { keepFocus } from '../navigation/keepFocus.ts'
import { Button } from '../ui/Button.tsx'
import { toastError } from '../ui/toast.ts'
import css from './PagedList.module.css'

type Props = {
  label?: string
  className?: string | undefined
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
  /** While the list is read anew, which would drop the next page, a press waits. */
  isReading?: boolean
  load: (after: string | null | undefined) => Promise<unknown>
  children: ReactNode
}

/** A list with `li` elements as children, and a button that loads its next page and gives its first row the focus. */
export function PagedList({ label, className, pageInfo, isReading = false, load, children }: Props) {
  const { hasNextPage, endCursor } = pageInfo
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const lastRow = useRef<Element>(null)
  const giveBackFocus = useRef<ReturnType<typeof keepFocus>>(null)
  const [isPressed, setIsPressed] = useState(false)
  const press = () => {
    giveBackFocus.current = keepFocus()
    setIsPressed(true)
  }
  const send = useEffectEvent(async () => {
    lastRow.current = list.current?.lastElementChild ?? null
    await load(endCursor).catch((error: unknown) => {
      lastRow.current = null
      toastError(messageOf(error))
    })
    giveBackFocus.current?.(() => setIsPressed(false))
  })
  useEffect(() => {
    if (isPressed && !isReading) void send()
  }, [isPressed, isReading])
  // The list may grow before the promise of the answer resolves, or after it.
  useEffect(() => {
    const row = lastRow.current?.nextElementSibling
    lastRow.current = null
    if (row instanceof HTMLElement && isLost(document.activeElement, button.current)) focusOn(row)
  }, [endCursor])
  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {children}
      </ul>
      {hasNextPage && (
        <Button ref={button} kind="plain" className={css.more} busy={isPressed} onClick={press}>
          Show more
        </Button>
      )}
    </>
  )
}

const isLost = (active: Element | null, button: Element | null) => active === document.body || active === button

function focusOn(row: HTMLElement): void {
  row.tabIndex = -1
  row.focus()
}

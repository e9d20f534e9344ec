import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { messageOf } from '../apollo/errors.ts'
import { keepFocus } from '../navigation/keepFocus.ts'
import { Button } from '../ui/Button.tsx'
import { toastError } from '../ui/toast.ts'
import css from './Moderation.module.css'

type Props = {
  pageInfo: { hasNextPage: boolean; endCursor?: string | null | undefined }
  /** While the list above is read anew, which would drop the next page, a press waits. */
  isReading?: boolean
  load: (after: string | null | undefined) => Promise<unknown>
}

/** The button below a list that loads its next page. The first new row gets the focus. */
export function ShowMore({ pageInfo: { hasNextPage, endCursor }, isReading = false, load }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const lastRow = useRef<Element>(null)
  const [giveBackFocus, setGiveBackFocus] = useState<ReturnType<typeof keepFocus> | null>(null)
  const isPressed = giveBackFocus !== null
  const press = () => {
    const giveBack = keepFocus()
    setGiveBackFocus(() => giveBack)
  }
  const send = useEffectEvent(async () => {
    lastRow.current = button.current?.previousElementSibling?.lastElementChild ?? null
    await load(endCursor).catch((error: unknown) => {
      lastRow.current = null
      toastError(messageOf(error))
    })
    giveBackFocus?.(() => setGiveBackFocus(null))
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
  if (!hasNextPage) return null
  return (
    <Button ref={button} kind="plain" className={css.more} busy={isPressed} onClick={press}>
      Show more
    </Button>
  )
}

const isLost = (active: Element | null, button: Element | null) => active === document.body || active === button

function focusOn(row: HTMLElement): void {
  row.tabIndex = -1
  row.focus()
}

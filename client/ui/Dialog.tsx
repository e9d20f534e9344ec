import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import css from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useReturnFocus } from '../navigation/useReturnFocus.ts'

type Props = {
  title: string
  onClose: () => void
  children: ReactNode
  action?: ReactNode
  /** A sheet fills small screens; a card stays small. With `quiet`, only screen readers get the title. */
  kind?: 'sheet' | 'card'
  quiet?: boolean
}

export function Dialog({ title, onClose, children, action, kind = 'card', quiet = false }: Props) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open onOpenChange={(open) => open || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay}>
          <Radix.Content
            className={clsx(css.content, css[kind])}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={returnFocus}
            aria-describedby={undefined}
          >
            <header className={clsx(css.bar, quiet && css.quietBar)}>
              <Radix.Close asChild>
                <IconButton label="Close">
                  <X size={20} aria-hidden />
                </IconButton>
              </Radix.Close>
              <Radix.Title className={clsx(css.title, quiet && 'visually-hidden')}>{title}</Radix.Title>
              {action}
            </header>
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

function focusFirstField(event: Event) {
  const field =
    event.target instanceof Element &&
    event.target.querySelector<HTMLElement>('textarea, select, input:not([type="file"], [hidden])')
  if (!field) return
  event.preventDefault()
  field.focus()
}

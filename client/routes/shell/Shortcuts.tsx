import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useDialog } from '../../ui/useDialog.ts'
import { useShortcuts } from './useShortcuts.ts'

const ShortcutsHelp = lazy(() => import('./ShortcutsHelp.tsx'))

/** The keyboard shortcuts and their help. */
export function Shortcuts() {
  const help = useDialog('shortcuts')
  const open = useRef(help.open)
  useEffect(() => {
    open.current = help.open
  })
  useShortcuts(useCallback(() => open.current(), []))
  return <Suspense>{help.isOpen && <ShortcutsHelp onClose={help.close} />}</Suspense>
}

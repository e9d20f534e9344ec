import { lazyRoute } from '../../ui/lazyRoute.tsx'
import { OverlayPart } from '../../ui/PartBoundary.tsx'
import { useDialog } from '../../hooks/useDialog.ts'
import { useShortcuts } from './useShortcuts.ts'

const ShortcutsHelp = lazyRoute(() => import('./ShortcutsHelp.tsx'))

export function Shortcuts() {
  const help = useDialog('shortcuts')
  useShortcuts(help.open)
  if (!help.isOpen) return null
  return (
    <OverlayPart onMissing={help.close}>
      <ShortcutsHelp onClose={help.close} />
    </OverlayPart>
  )
}

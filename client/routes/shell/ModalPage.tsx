import type { ReactNode } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { useGoBack } from '../../navigation/routerIndex.ts'
import { useTitle } from '../../hooks/useTitle.ts'

export function ModalPage({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <Dialog title={title} kind="sheet" quiet onClose={useGoBack()}>
      {children}
    </Dialog>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'
import { ListEnd } from './ListEnd.tsx'
import { Failure, Notice } from './Notice.tsx'
import { LineSkeletons } from './Skeleton.tsx'

type Props = {
  title: string
  list: ComponentProps<typeof ListEnd>['list'] & {
    status: 'loading' | 'failed' | 'ready'
    message: string
    retry: () => unknown
  }
  empty: string
  onClose: () => void
  children: (id: string) => ReactNode
}

export function PeopleSheet({ title, list, empty, onClose, children }: Props) {
  const isEmpty = list.ids.length === 0 && !list.hasMore
  return (
    <Dialog title={title} kind="sheet" onClose={onClose}>
      {list.status === 'loading' && <LineSkeletons count={5} />}
      {list.status === 'failed' && <Failure message={list.message} onRetry={list.retry} />}
      {list.status === 'ready' && isEmpty && <Notice title={empty} />}
      {list.ids.map(children)}
      {!isEmpty && <ListEnd list={list} />}
    </Dialog>
  )
}

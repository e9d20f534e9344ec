import { useState } from 'react'
import { useViewer } from '../auth/viewer.ts'

/** What each reader has opened, because a list may unmount and render a card again, and for Back. */
const opened = new Set<string>()

type Part = 'card' | 'text' | 'media' | 'quote' | 'ancestors'

/**
 * Whether the reader has opened this part of a post, a function that opens or closes it, and whether it was opened since
 * this component was mounted, so that the focus moves there.
 */
export function useOpened(part: Part, postId: string) {
  const key = part + postId + useViewer().shown?.username
  const [wasOpen] = useState(opened.has(key))
  const [isOpen, setOpen] = useState(wasOpen)
  const open = (now: boolean) => {
    opened[now ? 'add' : 'delete'](key)
    setOpen(now)
  }
  return [isOpen, open, isOpen && !wasOpen] as const
}

import { useState } from 'react'

/** What the reader has opened, because a list may unmount and render a card again, and for Back. */
const opened = new Set<string>()

type Part = 'card' | 'text' | 'media' | 'quote' | 'ancestors'

/** Whether the reader has opened this part of a post, and a function that opens or closes it. */
export function useOpened(part: Part, postId: string) {
  const key = part + postId
  const [isOpen, setOpen] = useState(opened.has(key))
  const open = (now: boolean) => {
    if (now) opened.add(key)
    else opened.delete(key)
    setOpen(now)
  }
  return [isOpen, open] as const
}

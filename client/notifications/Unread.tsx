import { useEffect } from 'react'
import { useSettings } from '../ui/settings.tsx'
import { shownCount, useUnread } from './unread.ts'
import { useNews } from './useNews.ts'

export default function Unread() {
  const unread = useUnread()
  const { logo } = useSettings()
  useNews()
  useCountInTitle(unread)
  // The dotted icon is the usual mark.
  useDotOnIcon(unread > 0 && !logo)
  return null
}

function useDotOnIcon(isNew: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon || !isNew) return
    const plain = icon.href
    icon.href = '/favicon-unread.svg'
    return () => {
      icon.href = plain
    }
  }, [isNew])
}

/** Pages may change the title at any time. */
function useCountInTitle(unread: number): void {
  useEffect(() => {
    if (unread === 0) return
    let plain = ''
    let counted = ''
    const count = () => {
      if (document.title === counted) return
      plain = document.title
      document.title = counted = `(${shownCount(unread)}) ${plain}`
    }
    count()
    const changes = new MutationObserver(count)
    changes.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      changes.disconnect()
      if (document.title === counted) document.title = plain
    }
  }, [unread])
}

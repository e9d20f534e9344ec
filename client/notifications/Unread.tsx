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

const countInTitle = /^\((?:\d{1,2}|99\+)\) /

/** Pages may change the title at any time. */
function useCountInTitle(unread: number): void {
  useEffect(() => {
    const count = () => {
      const plain = document.title.replace(countInTitle, '')
      const title = unread > 0 ? `(${shownCount(unread)}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    count()
    const changes = new MutationObserver(count)
    changes.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      changes.disconnect()
      document.title = document.title.replace(countInTitle, '')
    }
  }, [unread])
}

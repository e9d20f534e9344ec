declare global {
  interface Window {
    /** What the page has announced, oldest first, each with the words by which a test has found it. */
    messages?: { text: string; heard: string[] }[]
  }
}

/** Runs before the page's scripts, and notes its messages. A slow test may miss a toast, which stays two seconds. */
export function notesMessages(): void {
  const messages: NonNullable<Window['messages']> = []
  window.messages = messages
  const status = '[role="status"]'
  const changedBy = ({ target, addedNodes }: MutationRecord) => {
    const around = (target instanceof Element ? target : target.parentElement)?.closest(status)
    const added = [...addedNodes].filter((node) => node instanceof Element)
    return around
      ? [around]
      : added.flatMap((part) => [...(part.matches(status) ? [part] : part.querySelectorAll(status))])
  }
  new MutationObserver((records) => {
    for (const part of new Set(records.flatMap(changedBy))) {
      const text = part.textContent.replace(/\s+/g, ' ').trim()
      if (text) messages.push({ text, heard: [] })
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}

/** Runs in the page: whether a message has these words that was not found by them before. */
export function hasHeard(words: string): boolean {
  const message = window.messages?.find(({ text, heard }) => text.includes(words) && !heard.includes(words))
  message?.heard.push(words)
  return message !== undefined
}

export function allMessages(): string {
  return JSON.stringify((window.messages ?? []).map(({ text }) => text))
}

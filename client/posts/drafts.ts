/** Where an unsent text is kept: apart for each account and each post that it answers. */
export function draftKey(username: string, about: string): string {
  return `draft:${username}:${about}`
}

/** The kept text, or an empty one. */
export function readDraft(key: string): string {
  return localStorage.getItem(key) ?? ''
}

/** Keeps a text until it is sent; an empty one is forgotten. A full storage loses the draft, not the typing. */
export function keepDraft(key: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Nothing to be done: the text is still on the screen.
  }
}

import { useMemo, useSyncExternalStore } from 'react'
import { isDraft, type Draft, type NewPostMode } from '../composer/draft.ts'
import { local, storedChanges } from '../ui/storage.ts'

/** A post that its author sent without a network. */
export type Waiting = {
  draft: Draft
  mode: NewPostMode
  /** When the author sent it, in milliseconds. */
  at: number
  /** Why the server refused it; null if it can still be sent. */
  refusal: string | null
}

const { tell, subscribe } = storedChanges()

const keyOf = (username: string, id: string) => `outbox:${username}:${id}`
const keysOf = (username = '') =>
  local.keys().filter((key) => key.startsWith(username ? keyOf(username, '') : 'outbox:'))

/** Stores a post to be sent later, in place of one with the same id. Other tabs see it, too. */
export function keepWaiting(username: string, waiting: Waiting): void {
  local.write(keyOf(username, waiting.draft.id), JSON.stringify(waiting))
  tell()
}

export function dropWaiting(username: string, id: string): void {
  local.write(keyOf(username, id), null)
  tell()
}

/** An account's waiting posts, the oldest first. */
export function waitingOf(username: string): Waiting[] {
  return parsed(stored(username))
}

/** `waitingOf` as a hook. */
export function useWaiting(username: string): Waiting[] {
  const found = useSyncExternalStore(
    subscribe,
    () => stored(username),
    () => '',
  )
  return useMemo(() => parsed(found), [found])
}

/** Whether posts of any account wait in this browser. */
export function hasWaiting(): boolean {
  return keysOf().length > 0
}

export function forgetWaiting(): void {
  for (const key of keysOf()) local.write(key, null)
  tell()
}

/** React compares this string to detect changes. */
const stored = (username: string) =>
  username
    ? keysOf(username)
        .map((key) => local.read(key) ?? '')
        .join('\n')
    : ''

const parsed = (text: string) =>
  text
    .split('\n')
    .flatMap((json) => parse(json) ?? [])
    .sort((one, other) => one.at - other.at)

function parse(json: string): Waiting | null {
  try {
    const value: unknown = JSON.parse(json)
    return isWaiting(value) ? value : null
  } catch {
    return null
  }
}

function isWaiting(value: unknown): value is Waiting {
  const { draft, mode, at, refusal } = Object(value) as Partial<Waiting>
  const isMode = mode?.kind === 'new' || (mode?.kind === 'reply' && typeof mode.parentId === 'string')
  return isDraft(draft) && isMode && typeof at === 'number' && (refusal === null || typeof refusal === 'string')
}

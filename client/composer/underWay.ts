import { useSyncExternalStore } from 'react'
import { type Draft, isBlank } from './draft.ts'

// By a draft's id, because the composers of a page and of a dialog may have the same draft.
/** Drafts that are being sent, and whether their composers look busy. */
const sending = new Map<string, boolean>()
/** How many composers have files of a draft that are not uploaded. */
const awaiting = new Map<string, number>()

/** The composer looks busy only after this time, because most answers come sooner. */
const patienceMs = 150

const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const isSending = (id: string) => sending.has(id)

/** Marks a draft as being sent until the returned function is called. */
export function beginSending(id: string): () => void {
  sending.set(id, false)
  const timer = setTimeout(() => {
    sending.set(id, true)
    tell()
  }, patienceMs)
  return () => {
    clearTimeout(timer)
    sending.delete(id)
    tell()
  }
}

export function useIsBusy(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => sending.get(id) ?? false,
    () => false,
  )
}

/** Whether files of a draft are not uploaded, in whichever composer. */
const isAwaiting = (id: string) => awaiting.has(id)

/** Whether another draft may take this one's place: it is blank, and awaits no file. */
export const isFree = (draft: Draft) => isBlank(draft) && !isAwaiting(draft.id)

/** Marks a draft as having such files until the returned function is called. */
export function beginAwaiting(id: string): () => void {
  const add = (one: number) => {
    const count = (awaiting.get(id) ?? 0) + one
    if (count > 0) awaiting.set(id, count)
    else awaiting.delete(id)
    tell()
  }
  add(1)
  return () => add(-1)
}

export function useIsAwaiting(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAwaiting(id),
    () => false,
  )
}

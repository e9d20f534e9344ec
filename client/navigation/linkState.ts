/** The state of a link that scrolls to the top, even if its page is already open. */
export const forTop = { top: true }

export const forTab = { tab: true }

export function isForTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'top' in state
}

export function isTabSwitch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tab' in state
}

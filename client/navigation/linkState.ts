/** Link state that scrolls to the top even if the page is already open. */
export const forTop = { top: true }

export const forTab = { tab: true }

export function isForTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'top' in state
}

export function isTabSwitch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tab' in state
}

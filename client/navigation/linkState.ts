/** The state of a link that leads to the top of its page, also from within it. */
export const forTop = { top: true }

/** The state of a link to another tab of the same page. */
export const forTab = { tab: true }

/** Whether a location with this state was reached by a link `forTop`. */
export function isForTop(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'top' in state
}

/** Whether a location with this state was reached by a link `forTab`. */
export function isTabSwitch(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'tab' in state
}

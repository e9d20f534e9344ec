/** Where one reads what moderators decided about the account. */
export const decisionsPath = '/settings#decisions'

export const decisionsPath = '/settings#decisions'

export const builtinMedia = {
  avatar: '/media/builtin/default-avatar.webp',
  cover: '/media/builtin/default-cover.webp',
  website: 'https://example.org',
} as const

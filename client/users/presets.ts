/** The URLs of the preset avatars, which come with the server. */
export const presetAvatars: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `/media/builtin/avatar-${index + 1}.webp`,
)

export const presetAvatars: readonly string[] = Array.from(
  { length: 8 },
  (_, index) => `/media/builtin/avatar-${index + 1}.webp`,
)

import type { Config } from '../config.ts'

/** This server has two presets and requires the token; an external service has one and must never get the token. */
export function clientSettings({ brand, smtp, signUpMode, mediaUploadUrl, mediaUploadPreset, mediaOrigins }: Config) {
  const own = { url: '/media/upload', presets: { post: 'post', profile: 'profile' }, sendsToken: true }
  const presets = { post: mediaUploadPreset ?? 'post', profile: mediaUploadPreset ?? 'profile' }
  const upload = mediaUploadUrl ? { url: mediaUploadUrl, presets, sendsToken: false } : own
  return {
    brand,
    upload,
    mediaOrigins,
    ...(signUpMode !== 'open' && { signUp: signUpMode }),
    ...(smtp && { sendsMail: true }),
  }
}

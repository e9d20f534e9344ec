import { createContext, use } from 'react'

/** The upload address, the service's preset for each use, and whether requests carry the session's token. */
export type UploadService = { url: string; presets: Record<'post' | 'profile', string>; sendsToken: boolean }

export type Settings = {
  brand: string
  upload?: UploadService
  /** How people sign up. Missing: everybody can. */
  signUp?: 'invite' | 'approval' | 'closed'
  /** Whether a forgotten password is a matter of a mail. */
  sendsMail?: boolean
  /** When the server rendered the page, in milliseconds. */
  servedAt?: number
}

export const SettingsContext = createContext<Settings>({ brand: 'Twitter' })

export const SettingsProvider = SettingsContext.Provider

export function useSettings(): Settings {
  return use(SettingsContext)
}

/** Reads the settings that the server wrote into the page. It ignores invalid ones. */
export function readSettings(): Settings {
  const { brand, upload, signUp, sendsMail } = given()
  return {
    brand: typeof brand === 'string' && brand !== '' ? brand : 'Twitter',
    ...(isUploadService(upload) && { upload }),
    ...((signUp === 'invite' || signUp === 'approval' || signUp === 'closed') && { signUp }),
    ...(sendsMail === true && { sendsMail }),
  }
}

function given(): { brand?: unknown; upload?: unknown; signUp?: unknown; sendsMail?: unknown } {
  try {
    return Object(JSON.parse(document.getElementById('settings')?.textContent ?? '{}')) as object
  } catch {
    return {}
  }
}

function isUploadService(value: unknown): value is UploadService {
  const { url, presets, sendsToken } = Object(value) as Partial<UploadService>
  return (
    [url, presets?.post, presets?.profile].every((text) => typeof text === 'string') && typeof sendsToken === 'boolean'
  )
}

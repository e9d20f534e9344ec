import { createContext, use } from 'react'

/** Where to upload files, the service's preset for each use, and whether the request carries the session's token. */
export type UploadService = { url: string; presets: Record<'post' | 'profile', string>; sendsToken: boolean }

export type Settings = { brand: string; upload?: UploadService }

const SettingsContext = createContext<Settings>({ brand: 'Twitter' })

export const SettingsProvider = SettingsContext.Provider

export function useSettings(): Settings {
  return use(SettingsContext)
}

/** Reads the settings that the server wrote into the page. Invalid JSON counts as no settings. */
export function readSettings(): Settings {
  try {
    const given: unknown = JSON.parse(document.getElementById('settings')?.textContent ?? '{}')
    return { brand: 'Twitter', ...(typeof given === 'object' ? given : {}) }
  } catch {
    return { brand: 'Twitter' }
  }
}

import { createContext, use } from 'react'

/** Where files are uploaded to, what it calls each use of them, and whether it may be sent the session's token. */
export type UploadService = { url: string; presets: Record<'post' | 'profile', string>; sendsToken: boolean }

/** What the server tells the page about itself. */
export type Settings = { brand: string; upload?: UploadService }

const SettingsContext = createContext<Settings>({ brand: 'Twitter' })

/** Gives settings to everything inside. */
export const SettingsProvider = SettingsContext.Provider

/** The settings of this page. */
export function useSettings(): Settings {
  return use(SettingsContext)
}

/** Reads the settings that the server wrote into the page; anything unreadable counts as left out. */
export function readSettings(): Settings {
  try {
    const given: unknown = JSON.parse(document.getElementById('settings')?.textContent ?? '{}')
    return { brand: 'Twitter', ...(typeof given === 'object' ? given : {}) }
  } catch {
    return { brand: 'Twitter' }
  }
}

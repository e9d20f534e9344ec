import { createContext, use } from 'react'

/** What the server tells the page about itself. Uploads are off where it names no place for them. */
export type Settings = { brand: string; upload?: { url: string; preset?: string } }

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

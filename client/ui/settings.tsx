import { createContext, use } from 'react'
import type { ClientSettings } from '../../server/pages/settings.rules.ts'

/** `servedAt` is when the server rendered the page, in milliseconds. */
export type Settings = ClientSettings & { servedAt?: number }

export const SettingsContext = createContext<Settings>({ brand: 'Twitter' })

export const SettingsProvider = SettingsContext.Provider

export function useSettings(): Settings {
  return use(SettingsContext)
}

/** The settings that the server wrote into the page. */
export const readSettings = () => JSON.parse(document.getElementById('settings')?.textContent ?? '') as Settings

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

/** Reads the settings that the server of the same release wrote into the page. */
export const readSettings = () => JSON.parse(document.getElementById('settings')?.textContent ?? '') as Settings

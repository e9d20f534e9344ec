import { expect } from '@playwright/test'
import type { Person } from './person.ts'

type Mode = 'light' | 'dark'

export const modes: Mode[] = ['light', 'dark']

export async function showsIn(mode: Mode, { page }: Person): Promise<void> {
  await page.emulateMedia({ colorScheme: mode })
  await page.evaluate((newValue) => {
    localStorage.setItem('mode', newValue)
    window.dispatchEvent(new StorageEvent('storage', { key: 'mode', newValue }))
  }, mode)
  await expect(page.locator(`html[data-mode="${mode}"]`)).toBeAttached()
}

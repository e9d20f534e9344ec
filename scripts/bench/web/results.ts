import type { Browser } from '@playwright/test'
import { median } from '../compare.ts'
import type { App } from './app.ts'

/** Apps take turns in one browser. Only settings and pages are measured whose names contain the words of `select`. */
export type World = { apps: App[]; browser: Browser; rounds: number; select: { setting: string; page: string } }

export type Target = { what: string; measured: string | number; target: string; isMet: boolean }

export type Part = (world: World) => Promise<Target[]>

export function print(title: string, table: object): void {
  console.log(`\n${title}`)
  console.table(table)
}

export function mediansOf<Figures extends Record<string, number>>(measured: Figures[]): Figures {
  const names = Object.keys(measured[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(measured.map((one) => one[name] ?? NaN))])) as Figures
}

const rounded = (value: number) => (Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value))

export const line = (figures: Record<string, number>) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, rounded(value)]))

export const nameAt = (apps: App[], { address }: App, name: string) => (apps.length > 1 ? `${name}, ${address}` : name)

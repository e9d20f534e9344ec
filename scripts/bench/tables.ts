import { type Figure, type Rounds, ratioOf } from './compare.ts'
import { type Name, names, titles } from './contenders.ts'

const pairs = [
  ['linnet', 'apollo'],
  ['linnet', 'against'],
] as const

/** A table of ratios, head first: a row for each scenario, a column for each server. */
export function rowsOf(measured: ReadonlyMap<string, Rounds>, figure: Figure): string[][] {
  const all = [...measured.values()]
  const shown = names.filter((name) => all.some((rounds) => rounds[name]))
  const beside = pairs.filter((pair) => pair.every((name) => shown.includes(name)))
  const cell = (rounds: Rounds, name: Name, base?: Name) =>
    (base && ratioOf(rounds, name, base, figure)?.toFixed(2)) ?? ''
  return [
    ['', ...shown.map((name) => titles[name]), ...beside.map(([, other]) => `Linnet to ${titles[other]}`)],
    ...[...measured].map(([title, rounds]) => {
      const [base] = Object.keys(rounds) as Name[]
      return [
        title,
        ...shown.map((name) => cell(rounds, name, base)),
        ...beside.map(([name, other]) => cell(rounds, name, other)),
      ]
    }),
  ]
}

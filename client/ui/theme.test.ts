import { readFileSync } from 'node:fs'
import { compileFunction } from 'node:vm'

const run = compileFunction(readFileSync('client/public/theme.js', 'utf8'), ['window', 'document', 'matchMedia'])

type Case = { byDefault: string; system: string; chosen?: string; choice?: string }

function modeOf({ byDefault, system, chosen, choice }: Case) {
  localStorage.clear()
  if (choice !== undefined) localStorage.setItem('mode-choice', choice)
  if (chosen !== undefined) localStorage.setItem('mode', chosen)
  document.head.innerHTML = '<meta name="theme-color" content="">'
  document.documentElement.dataset['defaultMode'] = byDefault
  delete document.documentElement.dataset['mode']
  const matchMedia = (query: string) => ({ matches: query === `(prefers-color-scheme: ${system})` })
  run(window, document, matchMedia)
  const color = document.querySelector('meta[name="theme-color"]')?.getAttribute('content')
  return [document.documentElement.dataset['mode'], color]
}

const light = ['light', '#ffffff']
const dark = ['dark', '#0f1215']

it.each(['light', 'dark'])('the mode is light until the user chooses one, even if the system is %s', (system) => {
  expect(modeOf({ byDefault: 'light', system })).toEqual(light)
})

it('the mode follows the system until the user chooses one, if the server says so', () => {
  expect(modeOf({ byDefault: 'system', system: 'dark' })).toEqual(dark)
  expect(modeOf({ byDefault: 'system', system: 'light' })).toEqual(light)
})

it('the mode follows the system if the user chose that, whatever was shown before', () => {
  for (const byDefault of ['light', 'system']) {
    const chosen = { chosen: 'light', choice: 'system' }
    expect(modeOf({ byDefault, system: 'dark', ...chosen })).toEqual(dark)
    expect(modeOf({ byDefault, system: 'light', ...chosen })).toEqual(light)
  }
})

it.each(['light', 'system'])('the chosen mode wins over the default %s', (byDefault) => {
  for (const system of ['light', 'dark']) {
    expect(modeOf({ byDefault, system, chosen: 'dark' })).toEqual(dark)
    expect(modeOf({ byDefault, system, chosen: 'light' })).toEqual(light)
  }
})

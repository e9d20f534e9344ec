import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'client'
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** A tag or a class. */
const plain = /^(:global\(\.[\w-]+\)|\.?[\w-]+)$/

describe('the styles', () => {
  it.each(sheets)('use :has() only with tags and classes, because other selectors are slow: %s', (path) => {
    const wanted = readFileSync(join(folder, path), 'utf8').matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)
    for (const [, argument = ''] of wanted) expect(argument).toMatch(plain)
  })
})

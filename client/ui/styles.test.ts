import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = 'client'
const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** What a `:has()` may look for: an element with one tag or one class. */
const plain = /^(:global\(\.[\w-]+\)|\.?[\w-]+)$/

describe('the styles', () => {
  it.each(sheets)(
    'look for tags and classes only with :has(), as anything else makes each new element slow: %s',
    (path) => {
      const wanted = readFileSync(join(folder, path), 'utf8').matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)
      for (const [, argument = ''] of wanted) expect(argument).toMatch(plain)
    },
  )
})

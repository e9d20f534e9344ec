import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'

const readme = readFileSync('README.md', 'utf8')
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const examples = [...readme.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, example]) => example ?? '')

describe('the README', () => {
  it('shows the API by example', () => {
    expect(examples.length).toBeGreaterThanOrEqual(3)
  })

  it.each(examples)('has an example that fits the schema: %s', (example) => {
    expect(validate(schema, parse(example))).toEqual([])
  })

  it('names every setting', () => {
    const settings = [...readFileSync('server/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): optional/gm)].map(
      ([, name]) => name,
    )
    expect(settings.length).toBeGreaterThan(10)
    for (const name of settings) expect(readme).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
  })
})

import { lengthOf } from '../../server/text.rules.ts'

it('runs on native modules with a database at hand', () => {
  expect(lengthOf('ab')).toBe(2)
  expect(import.meta.url).toMatch(/^file:/)
  expect(process.env['TEST_MONGODB_URI']).toMatch(/^mongodb:/)
})

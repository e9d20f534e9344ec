import { AnswerError } from './person.ts'

declare global {
  // oxlint-disable-next-line typescript/no-namespace
  namespace jest {
    interface Matchers<R> {
      toHaveCode(code: string): R
    }
  }
}

expect.extend({
  toHaveCode(received: unknown, code: string) {
    const actual = received instanceof AnswerError ? received.code : `${String(received)}`
    return { pass: actual === code, message: () => `expected the error code ${code}, got ${actual}` }
  },
})

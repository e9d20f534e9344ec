import type { AnswerError } from './person.ts'

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
    // `instanceof` would load the whole server, also in files that run without one.
    const { code: actual = String(received) } = Object(received) as Partial<AnswerError>
    return { pass: actual === code, message: () => `expected the error code ${code}, got ${actual}` }
  },
})

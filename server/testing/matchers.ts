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
    // Importing `AnswerError` to ask for it would load the server in files that run without one.
    const { code: actual = String(received) } = Object(received) as { code?: string }
    return { pass: actual === code, message: () => `expected the error code ${code}, got ${actual}` }
  },
})

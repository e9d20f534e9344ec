import assert from 'node:assert/strict'
import type * as z from 'zod'
import { answers } from '../../server/rest/schemas.ts'
import type { Answer } from '../../server/testing/restClient.ts'

/** Checks the status and the exact shape of the body. Returns the body. */
export function succeeds<Shape extends z.ZodType>(
  answer: Answer<unknown>,
  status: number,
  shape: Shape,
): z.output<Shape> {
  assert.equal(
    answer.status,
    status,
    `${answer.call}: status ${answer.status} ${JSON.stringify(answer.body).slice(0, 120)}`,
  )
  const parsed = shape.safeParse(answer.body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    assert.fail(`${answer.call}: at ${issue?.path.join('.')}: ${issue?.message}`)
  }
  return parsed.data
}

export function refuses(answer: Answer<unknown>, status: number, message?: string): void {
  const { errors } = succeeds(answer, status, answers.errors)
  if (message !== undefined) assert.equal(errors[0], message, answer.call)
}

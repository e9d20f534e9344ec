import { type Count, countingFailures } from '../auth/attempts.ts'
import type { Context } from '../context.ts'
import { AppError, refuse } from '../errors.ts'
import { isBlank } from '../text.rules.ts'
import { type TwoStep, UserModel } from '../users/user.model.ts'
import { digestOfCode } from './recoveryCodes.ts'
import { purposeOf, unseal } from './secrets.ts'
import { stepOf } from './totp.ts'
import { twoStepErrors } from './twoStep.errors.ts'
import { codeProblem } from './twoStep.rules.ts'

/**
 * Uses up a code of the account's app, or a recovery code. Wrong codes count. Must be called only after the right
 * password, because its errors tell that the account has a second step. Throws CODE_REQUIRED, CODE_WRONG,
 * VALIDATION_FAILED, RATE_LIMITED or TWO_STEP_UNAVAILABLE.
 */
export async function passSecondStep(
  ctx: Context,
  account: { _id: string; twoStep: TwoStep },
  code: string,
  counts: readonly Count[],
): Promise<void> {
  if (isBlank(code)) throw new AppError(twoStepErrors.CODE_REQUIRED)
  const message = codeProblem(code)
  if (message) refuse([{ field: 'code', message }])
  const isRight = await countingFailures(ctx, counts, () => useCode(ctx, account, code))
  if (!isRight) throw new AppError(twoStepErrors.CODE_WRONG)
}

/** Of several requests with the same code, on any servers, only one finds it unused. */
async function useCode(ctx: Context, account: { _id: string; twoStep: TwoStep }, code: string): Promise<boolean> {
  const { _id, twoStep } = account
  const ofApp = code.replaceAll(/\s/g, '')
  if (/^\d+$/.test(ofApp)) {
    const step = stepOf(openSecret(ctx, _id, twoStep), ofApp)
    if (step === null) return false
    const unused = { _id, 'twoStep.since': twoStep.since, 'twoStep.lastStep': { $lt: step } }
    return (await UserModel.updateOne(unused, { 'twoStep.lastStep': step })).modifiedCount === 1
  }
  const digest = digestOfCode(code)
  const unused = { _id, 'twoStep.recoveryCodes': digest }
  return (await UserModel.updateOne(unused, { $pull: { 'twoStep.recoveryCodes': digest } })).modifiedCount === 1
}

function openSecret(ctx: Context, userId: string, { secret }: TwoStep): string {
  const opened = unseal(ctx, secret, purposeOf(userId))
  if (opened !== null) return opened
  ctx.log.error('SECRETS_KEY does not open the secrets of two-step log-in. Set the key with which they were stored.')
  throw new AppError(twoStepErrors.TWO_STEP_UNAVAILABLE)
}

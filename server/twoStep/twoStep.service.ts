import type { ClientSession, mongo } from 'mongoose'
import { requirePassword } from '../auth/auth.service.ts'
import { countsOfSession } from '../auth/attempts.ts'
import { endSessions } from '../auth/sessions.ts'
import { type Context, type Viewer, requireViewer } from '../context.ts'
import { AppError, commonErrors, refuse } from '../errors.ts'
import { minutes } from '../limits/limit.ts'
import { type TwoStep, UserModel, active } from '../users/user.model.ts'
import { siteOf } from '../site/site.ts'
import { newRecoveryCodes } from './recoveryCodes.ts'
import { passSecondStep } from './secondStep.ts'
import { purposeOf, seal, unseal } from './secrets.ts'
import { newSecret, stepOf } from './totp.ts'
import { twoStepErrors } from './twoStep.errors.ts'
import { codeProblem } from './twoStep.rules.ts'

export type TwoStepState = { isOn: boolean; isAvailable: boolean; isRequired: boolean; recoveryCodesLeft: number }

/** The set-up must be finished within this time. */
const setUpMs = 30 * minutes * 1000

/** How the viewer logs in. Throws ACCOUNT_DELETED, and the errors of `requireViewer`. */
export async function twoStepState(ctx: Context): Promise<TwoStepState> {
  const { role, twoStep } = await ownTwoStep(requireViewer(ctx))
  return {
    isOn: twoStep !== undefined,
    isAvailable: ctx.config.secretsKey !== undefined,
    isRequired: ctx.config.twoStepForModerators && role !== undefined && role !== 'MEMBER',
    recoveryCodesLeft: twoStep?.recoveryCodes.length ?? 0,
  }
}

/**
 * Makes a secret for the viewer's app. Nothing is stored: `setUp` is the secret, encrypted for this session, which
 * `turnOnTwoStep` gets back. Throws TWO_STEP_UNAVAILABLE, TWO_STEP_CHANGED if it is on already, and the errors of
 * `requirePassword`.
 */
export async function startTwoStep(ctx: Context, password: string) {
  const viewer = requireViewer(ctx)
  await requirePassword(ctx, viewer, password)
  const { username, twoStep } = await ownTwoStep(viewer)
  if (twoStep) throw new AppError(twoStepErrors.TWO_STEP_CHANGED)
  const { secret, uri } = newSecret(siteOf(ctx.config).name, username)
  const setUp: SetUp = { secret, until: Date.now() + setUpMs }
  return { secret, uri, setUp: seal(ctx, JSON.stringify(setUp), setUpPurpose(viewer)) }
}

type SetUp = { secret: string; until: number }

const setUpPurpose = ({ id, sessionId }: Viewer) => `set-up by ${id} in ${sessionId}`

/**
 * Turns it on if a code shows that the app has the secret. Ends the other sessions, which have passed no second step.
 * Returns the recovery codes. Throws VALIDATION_FAILED, CODE_WRONG, TWO_STEP_CHANGED or TWO_STEP_UNAVAILABLE.
 */
export async function turnOnTwoStep(ctx: Context, sealed: string, code: string): Promise<string[]> {
  const viewer = requireViewer(ctx)
  const message = codeProblem(code)
  if (message) refuse([{ field: 'code', message }])
  const secret = secretOf(ctx, viewer, sealed)
  // Guessing is useless: whoever asks already knows the secret.
  const lastStep = stepOf(secret, code.replaceAll(/\s/g, ''))
  if (lastStep === null) throw new AppError(twoStepErrors.CODE_WRONG)
  const { codes, digests } = newRecoveryCodes()
  const stored = seal(ctx, secret, purposeOf(viewer.id))
  const twoStep: TwoStep = { since: new Date(), secret: stored, lastStep, recoveryCodes: digests }
  const along = (session: ClientSession) => change(viewer, { twoStep: null }, { $set: { twoStep } }, session)
  await endSessions(viewer.id, { keep: viewer.sessionId, along, deadline: ctx.deadline })
  return codes
}

function secretOf(ctx: Context, viewer: Viewer, sealed: string): string {
  const opened = unseal(ctx, sealed, setUpPurpose(viewer))
  const { secret, until } = JSON.parse(opened ?? '{"until":0}') as SetUp
  if (until < Date.now()) throw new AppError(twoStepErrors.TWO_STEP_CHANGED)
  return secret
}

/** Replaces all recovery codes by new ones. Throws like `passBothSteps`. */
export async function renewRecoveryCodes(ctx: Context, password: string, code: string): Promise<string[]> {
  const { viewer, since } = await passBothSteps(ctx, password, code)
  const { codes, digests } = newRecoveryCodes()
  await change(viewer, { 'twoStep.since': since }, { $set: { 'twoStep.recoveryCodes': digests } })
  return codes
}

/** Turns it off. Other sessions go on, because each has passed both steps. Throws like `passBothSteps`. */
export async function turnOffTwoStep(ctx: Context, password: string, code: string): Promise<void> {
  const { viewer, since } = await passBothSteps(ctx, password, code)
  await change(viewer, { 'twoStep.since': since }, { $unset: { twoStep: 1 } })
}

/** Throws TWO_STEP_CHANGED if it is off, and the errors of `requirePassword` and `passSecondStep`. */
async function passBothSteps(ctx: Context, password: string, code: string): Promise<{ viewer: Viewer; since: Date }> {
  const viewer = requireViewer(ctx)
  await requirePassword(ctx, viewer, password)
  const { twoStep } = await ownTwoStep(viewer)
  if (!twoStep) throw new AppError(twoStepErrors.TWO_STEP_CHANGED)
  await passSecondStep(ctx, { _id: viewer.id, twoStep }, code, countsOfSession(viewer.id, viewer.sessionId).ofCode)
  return { viewer, since: twoStep.since }
}

async function ownTwoStep({ id }: Viewer) {
  const own = await UserModel.findOne({ _id: id, deletingAt: null }, { username: 1, role: 1, twoStep: 1 }).lean()
  if (!own) throw new AppError(commonErrors.ACCOUNT_DELETED)
  return own
}

/** Throws TWO_STEP_CHANGED if the account is no longer as `expected`. */
async function change(
  { id }: Viewer,
  expected: mongo.Document,
  update: mongo.Document,
  session?: ClientSession,
): Promise<void> {
  const account = { _id: id, ...active(), ...expected }
  const { matchedCount } = await UserModel.updateOne(
    account,
    { ...update, $inc: { writes: 1 } },
    session ? { session } : {},
  )
  if (matchedCount === 0) throw new AppError(twoStepErrors.TWO_STEP_CHANGED)
}

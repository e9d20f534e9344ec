import type { Domain } from '../domain.ts'
import { twoStepErrors } from './twoStep.errors.ts'
import { twoStepResolvers } from './twoStep.resolvers.ts'

/** A second step at log-in: a code of an app, or a recovery code. All its data is in the account, and goes with it. */
export const twoStepDomain: Domain = {
  name: 'twoStep',
  errors: twoStepErrors,
  resolvers: [twoStepResolvers],
}

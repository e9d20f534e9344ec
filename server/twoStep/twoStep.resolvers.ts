import type { Resolvers } from '../schema/resolvers.generated.ts'
import { requiredViewer } from '../users/users.service.ts'
import { renewRecoveryCodes, startTwoStep, turnOffTwoStep, turnOnTwoStep, twoStepState } from './twoStep.service.ts'

export const twoStepResolvers: Resolvers = {
  Mutation: {
    startTwoStep: (_root, { input }, ctx) => startTwoStep(ctx, input.password),
    turnOnTwoStep: async (_root, { input }, ctx) => {
      const recoveryCodes = await turnOnTwoStep(ctx, input.setUp, input.code)
      return { user: await requiredViewer(ctx), recoveryCodes }
    },
    renewRecoveryCodes: async (_root, { input }, ctx) => {
      const recoveryCodes = await renewRecoveryCodes(ctx, input.password, input.code)
      return { user: await requiredViewer(ctx), recoveryCodes }
    },
    turnOffTwoStep: async (_root, { input }, ctx) => {
      await turnOffTwoStep(ctx, input.password, input.code)
      return { user: await requiredViewer(ctx) }
    },
  },
  User: {
    twoStep: (user, _args, ctx) => (user._id === ctx.viewer?.id ? twoStepState(ctx) : null),
  },
}

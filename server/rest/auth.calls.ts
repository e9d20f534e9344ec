import { logIn, signUp } from '../auth/auth.service.ts'
import type { Session } from '../auth/sessions.ts'
import { type Context, actIn } from '../context.ts'
import { AppError, commonErrors } from '../errors.ts'
import { authErrors } from '../auth/auth.errors.ts'
import { invitesErrors } from '../invites/invites.errors.ts'
import { twoStepErrors } from '../twoStep/twoStep.errors.ts'
import { usersErrors } from '../users/users.errors.ts'
import { ownUser } from '../users/users.service.ts'
import { logInBody, signUpBody } from './bodies.ts'
import { call } from './call.ts'
import { jsonObject } from './json.ts'
import { answers } from './schemas.ts'
import { userJson } from './users.answers.ts'

export const authCalls = [
  call({
    method: 'post',
    path: '/auth/signup',
    summary: 'Create an account and log in to it',
    needsToken: false,
    body: signUpBody,
    takesForm: true,
    status: 201,
    answer: answers.signedUp,
    errors: [
      commonErrors.VALIDATION_FAILED,
      authErrors.SIGN_UP_CLOSED,
      invitesErrors.INVITE_INVALID,
      authErrors.USERNAME_TAKEN,
      authErrors.SIGN_UP_FULL,
      authErrors.SIGN_UP_REFUSED,
      commonErrors.STORAGE_FULL,
    ],
    run: async ({ ctx, body }) => {
      const session = await signUp(ctx, body)
      return { json: jsonObject({ createdUser: await accountOf(ctx, session), encodedToken: tokenOf(session) }) }
    },
  }),
  call({
    method: 'post',
    path: '/auth/login',
    summary: 'Log in',
    needsToken: false,
    body: logInBody,
    status: 200,
    answer: answers.loggedIn,
    errors: [
      commonErrors.VALIDATION_FAILED,
      authErrors.INVALID_CREDENTIALS,
      twoStepErrors.TWO_STEP_UNAVAILABLE,
      usersErrors.USER_NOT_FOUND,
      commonErrors.RATE_LIMITED,
    ],
    run: async ({ ctx, body }) => {
      // For a guest log-in, an old client sends the password from the list, where most accounts have none.
      if (body.username !== '' && body.password === '') throw new AppError(authErrors.INVALID_CREDENTIALS)
      const session = await logIn(ctx, body, { mayBeRestricted: false })
      return { json: jsonObject({ foundUser: await accountOf(ctx, session), encodedToken: tokenOf(session) }) }
    },
  }),
]

async function accountOf(ctx: Context, session: Session): Promise<string> {
  actIn(ctx, session)
  return userJson(ctx, await ownUser(ctx, session.viewer.id))
}

const tokenOf = ({ token }: Session) => JSON.stringify(token)

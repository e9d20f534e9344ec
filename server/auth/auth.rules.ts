import { oneLine } from '../line.rules.ts'
import { isBlank, isLongerThan, isUsableText, lengthOf } from '../text.rules.ts'
import { profileLimits, usernameProblem } from '../users/users.rules.ts'

export const passwordLimits = { min: 6, max: 128 } as const

export const longestEmail = 254

export type SignUpForm = { name: string; username: string; email: string; password: string; confirmPassword: string }
export type LogInForm = { username: string; password: string }
/** Where moderators approve sign-ups: the longest text about oneself, in characters as a person counts them. */
export const longestAbout = 200

/** How many days an account waits for a moderator, or stays declined, before it is deleted. */
export const longestWaitDays = 30

type Problem = { field: string; message: string }

/** The problems of a sign-up form, at most one per field. */
export function signUpProblems(typed: SignUpForm): Problem[] {
  const form = { ...typed, name: oneLine(typed.name) }
  const checks: [keyof SignUpForm, string | null][] = [
    ['name', tooLong(form.name, profileLimits.name)],
    ['username', usernameProblem(form.username)],
    ['email', emailProblem(form.email)],
    ['password', passwordProblem(form.password)],
    ['confirmPassword', form.password === form.confirmPassword ? null : "Confirm password doesn't match!"],
  ]
  return checks.flatMap(([field, problem]) => {
    const message = emptyProblem(field, form[field]) ?? unusable(form[field]) ?? problem
    return message ? [{ field, message }] : []
  })
}

export function logInProblems(form: LogInForm): Problem[] {
  return (['username', 'password'] as const).flatMap((field) => {
    const message = emptyProblem(field, form[field])
    return message ? [{ field, message }] : []
  })
}

export function emailProblem(email: string): string | null {
  return emptyProblem('email', email) ?? unusable(email) ?? tooLong(oneLine(email), longestEmail)
}

/** What is wrong with the text about oneself. It may be empty, because clients of REST do not send it. */
export function aboutProblem(about: string): string | null {
  return isBlank(about) ? null : (unusable(about) ?? tooLong(oneLine(about), longestAbout))
}

/** Why a new password cannot be used; null if it can. */
export function passwordProblem(password: string): string | null {
  const message = emptyProblem('password', password) ?? unusable(password) ?? tooLong(password, passwordLimits.max)
  if (message) return message
  return lengthOf(password) < passwordLimits.min ? 'Password should atleast be 6 characters!' : null
}

function emptyProblem(field: string, value: string): string | null {
  const shown = field === 'confirmPassword' ? 'confirm password' : field
  return isBlank(value) ? `Please fill the ${shown} field!` : null
}

const unusable = (text: string) => (isUsableText(text) ? null : 'Invalid input.')

const tooLong = (text: string, max: number) => (isLongerThan(text, max) ? `Max ${max} characters allowed!` : null)

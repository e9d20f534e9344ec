import { useMemo, useSyncExternalStore } from 'react'
import type { FieldProblem } from '../apollo/errors.ts'
import { local, storedChanges } from '../ui/storage.ts'
import { isStoredUser, readStoredUser, readToken, storeSession, type StoredUser } from './session.ts'

export type Account = { token: string; user: StoredUser }

/** The other accounts; `session.ts` stores the current one. */
const key = 'other-accounts'

/** The current account counts. */
const mostAccounts = 5

export const tooManyAccounts = `This browser can be logged in to ${mostAccounts} accounts. Log out to start anew.`

/** Checks a form, then whether this browser has room for one more account. */
export const withRoom =
  <Values extends { username: string }>(check: (values: Values) => FieldProblem[]) =>
  (values: Values): FieldProblem[] => {
    const problems = check(values)
    if (problems.length > 0 || !isOneTooMany(values.username)) return problems
    return [{ field: 'username', message: tooManyAccounts }]
  }

/** Whether this log-in would exceed the limit of accounts. */
export function isOneTooMany(username: string): boolean {
  const names = known().map(({ user }) => user.username.toLowerCase())
  return names.length >= mostAccounts && !names.includes(username.trim().toLowerCase())
}

/** Makes an account the current one. Returns tokens of its earlier sessions, which the caller should end. */
export function makeCurrent({ token, user }: Account): string[] {
  const all = known()
  const isSame = (account: Account) => account.user.username === user.username
  keepOthers(all.filter((account) => !isSame(account)).slice(0, mostAccounts - 1))
  storeSession(token, user)
  return all.filter((account) => isSame(account) && account.token !== token).map((account) => account.token)
}

/** Forgets an account that is not the current one. */
export function forgetOther(token: string): void {
  keepOthers(readOthers().filter((account) => account.token !== token))
}

export function forgetOthers(): void {
  keepOthers([])
}

export const readOthers = () => parse(local.read(key))

/** The accounts to which one can switch. Other tabs change them, too. */
export function useOthers(): Account[] {
  const stored = useSyncExternalStore(
    subscribe,
    () => local.read(key),
    () => null,
  )
  return useMemo(() => parse(stored), [stored])
}

function known(): Account[] {
  const [token, user] = [readToken(), readStoredUser()]
  return [...(token !== null && user ? [{ token, user }] : []), ...readOthers()]
}

const { tell, subscribe } = storedChanges()

function keepOthers(accounts: Account[]): void {
  local.write(key, accounts.length > 0 ? JSON.stringify(accounts) : null)
  tell()
}

function parse(json: string | null): Account[] {
  try {
    const accounts: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(accounts) ? accounts.filter(isAccount).slice(0, mostAccounts - 1) : []
  } catch {
    return []
  }
}

function isAccount(value: unknown): value is Account {
  const { token, user } = Object(value) as Partial<Account>
  return typeof token === 'string' && isStoredUser(user)
}

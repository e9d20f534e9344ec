import { type Account, type Device, type State, newAccount } from './state.ts'
import { type Outcome, type Payload, type Run, refused } from './specification.ts'
import { userView } from './views.ts'

const userPayload = (state: State, account: Account) => ({
  payload: () => ({ user: userView(state, account, account) }),
})

/** A suspended account sees of others only what guests see. */
function begins(state: State, device: Device, account: Account): Outcome {
  Object.assign(device, { account, isOver: false })
  const learn = ({ token, user }: Payload) => {
    device.token = token
    account.id = user?.id ?? ''
  }
  return { payload: () => ({ user: userView(state, account, state.viewer(device)) }), learn }
}

export const editProfile =
  (changes: { name?: string; bio?: string }): Run =>
  (state, viewer) => {
    if (Object.values(changes).includes('')) return refused('VALIDATION_FAILED')
    Object.assign(viewer, changes)
    return userPayload(state, viewer)
  }

export const setVerified =
  (verifiedKind: Account['verifiedKind']): Run =>
  (state, viewer) => {
    viewer.verifiedKind = verifiedKind
    return userPayload(state, viewer)
  }

export const changePassword =
  (currentPassword: string, newPassword: string): Run =>
  (state, viewer, device) => {
    if (currentPassword !== viewer.password) return refused('INVALID_CREDENTIALS')
    if (newPassword.length < 6) return refused('VALIDATION_FAILED')
    viewer.password = newPassword
    state.endSessions(viewer, device)
    return userPayload(state, viewer)
  }

/** Suspended accounts may, too. */
export const deleteAccount =
  (password: string) =>
  (state: State, device: Device): Outcome => {
    const owner = device.isOver ? null : device.account
    if (!owner) return refused('UNAUTHENTICATED')
    if (password !== owner.password) return refused('INVALID_CREDENTIALS')
    state.removeAccount(owner)
    return { payload: () => ({ deletedUserId: owner.id }) }
  }

export const logOut = (state: State, device: Device): Outcome => {
  const ended = device.account !== null && !device.isOver
  device.isOver = true
  return { payload: () => ({ ended }) }
}

export const logIn =
  (username: string, password: string) =>
  (state: State, device: Device): Outcome => {
    const account = state.accountNamed(username)
    if (!account) return refused('NOT_FOUND')
    if (account.password !== password) return refused('INVALID_CREDENTIALS')
    return begins(state, device, account)
  }

export const signUp =
  (username: string, password: string) =>
  (state: State, device: Device): Outcome => {
    if (state.accounts.some((account) => account.username === username)) return refused('USERNAME_TAKEN')
    const account = newAccount('', username, password)
    state.accounts.push(account)
    return begins(state, device, account)
  }

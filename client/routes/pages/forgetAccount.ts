import { forgetOthers, readOthers } from '../../auth/accounts.ts'
import { keepSignUpRequest, readSignUpRequest } from '../../auth/signUpRequest.ts'
import { forgetDrafts, hasDrafts } from '../../composer/drafts.ts'
import { forgetPictures } from '../../offline/forgetPictures.ts'
import { forgetSharedFiles } from '../../offline/sharedFiles.ts'
import { forgetWaiting, hasWaiting } from '../../outbox/outbox.ts'
import { forgetSearches } from '../../users/recentSearches.ts'

/** The sessions in this browser besides the current one, also of an account that waits to be let in. */
export function otherSessions(): { token: string; username: string }[] {
  const request = readSignUpRequest()
  const others = readOthers().map(({ token, user }) => ({ token, username: user.username }))
  return request ? [...others, request] : others
}

/** Deletes what this browser stores about its accounts, except the current session. */
export function forgetAccount(): void {
  forgetOthers()
  keepSignUpRequest(null)
  forgetDrafts()
  forgetWaiting()
  forgetSearches()
  void forgetPictures()
  void forgetSharedFiles()
  // A browser that gets push messages has a service worker, which has this code also without a network.
  void import('../../notifications/push.ts').then(({ forgetPush }) => forgetPush()).catch(() => {})
}

/** What `forgetAccount` would lose, in sentences after a space; empty if it is nothing. */
export const whatIsForgotten = (): string => others() + lost()

function others(): string {
  const names = otherSessions().map(({ username }) => `@${username}`)
  return names.length === 0 ? '' : ` This also logs out ${new Intl.ListFormat('en').format(names)}.`
}

function lost(): string {
  const waiting = hasWaiting() ? ' Tweets waiting to be sent are discarded.' : ''
  return hasDrafts() ? `${waiting} Unsent drafts are discarded.` : waiting
}

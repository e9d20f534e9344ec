import { forgetOthers } from '../../auth/accounts.ts'
import { forgetDrafts } from '../../composer/drafts.ts'
import { forgetPictures } from '../../offline/forgetPictures.ts'
import { forgetWaiting } from '../../outbox/outbox.ts'
import { forgetSearches } from '../../users/recentSearches.ts'

/** Deletes what this browser stores about its accounts, except the current session. */
export function forgetAccount(): void {
  forgetOthers()
  forgetDrafts()
  forgetWaiting()
  forgetSearches()
  void forgetPictures()
}

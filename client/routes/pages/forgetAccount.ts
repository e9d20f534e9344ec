import { forgetDrafts } from '../../composer/drafts.ts'
import { forgetPictures } from '../../offline/forgetPictures.ts'
import { forgetWaiting } from '../../outbox/outbox.ts'

/** Deletes everything that this browser stores of the account, except its session. */
export function forgetAccount(): void {
  forgetDrafts()
  forgetWaiting()
  void forgetPictures()
}

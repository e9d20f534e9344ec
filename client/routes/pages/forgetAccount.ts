import { forgetDrafts } from '../../composer/drafts.ts'
import { forgetPictures } from '../../offline/forgetPictures.ts'
import { forgetWaiting } from '../../outbox/outbox.ts'

/** Deletes what this browser keeps of the account beside its session. */
export function forgetAccount(): void {
  forgetDrafts()
  forgetWaiting()
  void forgetPictures()
}

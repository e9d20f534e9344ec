import { forgetDrafts } from '../../composer/drafts.ts'
import { forgetPictures } from '../../offline/worker.ts'

/** Deletes what this browser keeps of the account beside its session. */
export function forgetAccount(): void {
  forgetDrafts()
  void forgetPictures()
}

import { copyText } from '../ui/copyText.ts'
import { toastError, toastSuccess } from '../ui/toast.ts'

/** Opens the share sheet on touch devices that have one; otherwise copies the post's address. */
export async function sharePost(postId: string): Promise<void> {
  const url = `${window.location.origin}/post/${postId}`
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  try {
    if (isTouch && 'share' in navigator) return await navigator.share({ url })
    await copyText(url)
    toastSuccess('Copied to clipboard!')
  } catch (error) {
    const dismissed = error instanceof DOMException && error.name === 'AbortError'
    if (!dismissed) toastError('Could not copy the link.')
  }
}

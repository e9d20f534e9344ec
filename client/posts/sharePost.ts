import { toastError, toastSuccess } from '../ui/toast.ts'

/** Shares a post's address through the share sheet of touch devices that have one, else copies it. */
export async function sharePost(postId: string): Promise<void> {
  const url = `${window.location.origin}/post/${postId}`
  const isTouch = window.matchMedia('(pointer: coarse)').matches
  try {
    if (isTouch && 'share' in navigator) return await navigator.share({ url })
    await copy(url)
    toastSuccess('Copied to clipboard!')
  } catch (error) {
    const dismissed = error instanceof DOMException && error.name === 'AbortError'
    if (!dismissed) toastError('Could not copy the link.')
  }
}

/** The clipboard API exists on secure pages only; on plain http the text is copied from a selected field. */
async function copy(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (!copied) throw new Error('The browser refused to copy.')
}

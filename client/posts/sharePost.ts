import { toastError, toastSuccess } from '../ui/toast.ts'

/** Opens the share sheet on touch devices that have one; otherwise copies the post's address. */
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

/** The clipboard API needs https; over http the text is copied from a selected field. */
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

/** Copies a text. Over http the clipboard's interface is missing, so it copies from a selected field. */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) return navigator.clipboard.writeText(text)
  const active = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  // A dialog takes the focus back from what is outside.
  const place = active?.closest('[role=dialog]') ?? document.body
  place.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const copied = document.execCommand('copy')
  if (active instanceof HTMLElement) active.focus()
  field.remove()
  if (!copied) throw new Error('The browser refused to copy.')
}

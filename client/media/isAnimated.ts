/** The start of a file, which says whether it is animated: a PNG says so before its image data. */
const headBytes = 64 * 1024

/** Whether the first bytes say that an image moves. Every GIF counts: only the whole file would say more. */
export async function isAnimated(file: File): Promise<boolean> {
  if (file.type === 'image/gif') return true
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  if (file.type === 'image/png') return head.split('IDAT')[0]?.includes('acTL') ?? false
  // The flags of an extended WebP file; the second bit stands for animation.
  if (file.type === 'image/webp') return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 2) !== 0
  return file.type === 'image/avif' && head.slice(4, 64).startsWith('ftyp') && head.slice(8, 64).includes('avis')
}

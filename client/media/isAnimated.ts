/** Within this many bytes, a PNG file says whether it is animated. */
const headBytes = 64 * 1024

/** Whether an image is animated by its first bytes. Every GIF counts, because only the whole file would tell. */
export async function isAnimated(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  if (head.startsWith('GIF8')) return true
  if (head.startsWith('PNG', 1)) return head.split('IDAT')[0]?.includes('acTL') ?? false
  // In an extended WebP file, the second bit of the flags means animation.
  if (head.startsWith('WEBP', 8)) return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 2) !== 0
  return head.startsWith('ftyp', 4) && head.slice(8, 64).includes('avis')
}

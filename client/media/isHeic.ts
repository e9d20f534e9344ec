/** Brands of HEIF files whose pictures are HEVC. */
const brands = /^(hei[cxms]|hev[cxms])$/

/** Whether a file is HEIC by its first bytes: browsers may not know the type. */
export async function isHeic(file: File): Promise<boolean> {
  const head = await file.slice(4, 12).text()
  return head.startsWith('ftyp') && brands.test(head.slice(4))
}

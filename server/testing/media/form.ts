/** What separates the parts of a form. */
export const boundary = '----border'

/** A part of a form, as it goes over the wire. */
export function part(disposition: string, content: Buffer | string = ''): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(content), Buffer.from('\r\n')])
}

/** What ends a form. */
export const formEnd = Buffer.from(`--${boundary}--\r\n`)

/** A whole form with a file for a post; the preset first, unless asked otherwise. */
export function form(file: Buffer, { name = 'file', isPresetLast = false } = {}): Buffer {
  const preset = part('name="upload_preset"', 'post')
  const content = part(`name="file"; filename="${name}"`, file)
  return Buffer.concat([...(isPresetLast ? [content, preset] : [preset, content]), formEnd])
}

export const boundary = '----border'

export function part(disposition: string, content: Buffer | string = ''): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(content), Buffer.from('\r\n')])
}

export const formEnd = Buffer.from(`--${boundary}--\r\n`)

export function form(file: Buffer, { name = 'file', isPresetLast = false } = {}): Buffer {
  const preset = part('name="upload_preset"', 'post')
  const content = part(`name="file"; filename="${name}"`, file)
  return Buffer.concat([...(isPresetLast ? [content, preset] : [preset, content]), formEnd])
}

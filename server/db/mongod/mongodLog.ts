/** The id of mongod's log line that says that it accepts connections. */
const listeningId = 23_016

type Entry = { msg?: string; attr?: { message?: Detail; error?: Detail } }

type Detail = { msg?: string; errmsg?: string; error_str?: string } | undefined

export function isListening(line: string): boolean {
  return line.includes(`"id":${listeningId},`)
}

/** The complaint in a line of severity error or fatal, without the parts that vary; null for other lines. */
export function complaintIn(line: string): string | null {
  if (!/"s":"[EF]"/.test(line)) return null
  const { msg = '', attr } = parsed(line)
  const inner = attr?.message?.msg ?? attr?.message ?? attr?.error?.errmsg ?? attr?.error ?? attr
  const text = typeof inner === 'string' || inner === undefined ? (inner ?? '') : JSON.stringify(inner)
  return [msg, text, attr?.message?.error_str].filter(Boolean).join(': ').slice(0, 400)
}

function parsed(line: string): Entry {
  try {
    return JSON.parse(line) as Entry
  } catch {
    return { msg: line.slice(0, 300) }
  }
}

/** An object as JSON text, of values that are JSON text already. */
export function jsonObject(values: Record<string, string>): string {
  const members = Object.entries(values).map(([key, json]) => `${JSON.stringify(key)}:${json}`)
  return `{${members.join(',')}}`
}

/** JSON text of these fields, left open: others follow. */
export const openJson = (fields: object) => JSON.stringify(fields).slice(0, -1)

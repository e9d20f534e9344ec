/** Builds a JSON object from values that are already JSON text. */
export function jsonObject(values: Record<string, string>): string {
  const members = Object.entries(values).map(([key, json]) => `${JSON.stringify(key)}:${json}`)
  return `{${members.join(',')}}`
}

/** The start of a JSON object with these fields; the caller adds more fields and the closing brace. */
export const openJson = (fields: object) => JSON.stringify(fields).slice(0, -1)

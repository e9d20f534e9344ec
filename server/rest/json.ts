export function jsonObject(values: Record<string, string>): string {
  const members = Object.entries(values).map(([key, json]) => `${JSON.stringify(key)}:${json}`)
  return `{${members.join(',')}}`
}

/** A JSON object without its closing brace, to which the caller adds fields. */
export const openJson = (fields: object) => JSON.stringify(fields).slice(0, -1)

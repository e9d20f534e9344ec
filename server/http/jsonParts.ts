const [quote, backslash, ...structure] = [...'"\\,:[{'].map((character) => character.charCodeAt(0))
const isStructure = Uint8Array.from({ length: 128 }, (_, code) => (structure.includes(code) ? 1 : 0))

/** Whether a JSON text has more than `most` values. Parsing costs a hundred times more than this count. */
export function hasMorePartsThan(most: number, json: string): boolean {
  let parts = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) {
      at = endOfString(json, at)
      if (at === -1) return false
    } else if (isStructure[code] === 1 && ++parts > most) return true
  }
  return false
}

/** -1 if the string does not end. */
function endOfString(json: string, start: number): number {
  let at = json.indexOf('"', start + 1)
  while (at !== -1 && isEscaped(json, at)) at = json.indexOf('"', at + 1)
  return at
}

function isEscaped(json: string, at: number): boolean {
  let backslashes = 0
  while (json.charCodeAt(at - 1 - backslashes) === backslash) backslashes++
  return backslashes % 2 === 1
}

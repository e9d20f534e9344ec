/** Longer headers are cut. Those of browsers have about 120 characters. */
const longestRead = 400

/** Browsers also name those with which they are compatible. The first that fits is the browser's own name. */
const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?Chrom(e|ium)\/|\bCriOS\//],
  ['Safari', /\bVersion\/[\d.]+ .*\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** What a `user-agent` header says: `Firefox on Windows`, a program such as `curl`, or null. */
export function deviceOf(header: string | undefined): string | null {
  const text = header?.slice(0, longestRead) ?? ''
  const browser = nameIn(text, browsers)
  const system = nameIn(text, systems)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? programOf(text)
}

const nameIn = (text: string, names: readonly (readonly [string, RegExp])[]) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** The name of a program that is no browser and names only itself, as in `curl/8.5.0`. */
function programOf(text: string): string | null {
  const name = /^([A-Za-z][\w.-]{0,29})(\/|$)/.exec(text)?.[1] ?? null
  return name === 'Mozilla' ? null : name
}

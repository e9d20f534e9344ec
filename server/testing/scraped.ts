const labels = String.raw`(?:\{(?:[a-z_]+="(?:[^"\\\n]|\\[\\n"])*",?)*\})?`
const sample = new RegExp(String.raw`^([a-z_:][a-z0-9_:]*${labels}) (NaN|[+-]?(?:Inf|\d[\d.e+-]*))$`, 'i')
const comment = /^# (?:HELP \w+ .+|TYPE (\w+) (counter|gauge|histogram|summary))$/

type Scraped = {
  /** By name and labels, as the text writes them. */
  values: ReadonlyMap<string, number>
  types: ReadonlyMap<string, string>
}

/** Reads metrics in Prometheus's text format. Throws for a line in another format, or a value that comes twice. */
export async function scraped(port: number): Promise<Scraped> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  if (answer.status !== 200) throw new Error(`The metrics answer ${answer.status}.`)
  const values = new Map<string, number>()
  const types = new Map<string, string>()
  for (const line of (await answer.text()).split('\n').filter(Boolean)) {
    const [isComment, named, type] = comment.exec(line) ?? []
    if (named && type) types.set(named, type)
    if (isComment) continue
    const [, name, value] = sample.exec(line) ?? []
    if (name === undefined || values.has(name)) throw new Error(`No metric, or one that came before: ${line}`)
    values.set(name, Number(value))
  }
  return { values, types }
}

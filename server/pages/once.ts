/** Reads at the first call, so that tests of the APIs need no built client, and again after a new version. */
export function once<Value>(read: () => Value, versionNow: () => number = () => 0): () => Value {
  let known: { value: Value; version: number } | undefined
  return () => {
    const version = versionNow()
    if (known?.version !== version) known = { value: read(), version }
    return known.value
  }
}

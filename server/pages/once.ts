/** Reads at the first call, so that API tests need no built client. */
export function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= read())
}

/** Does all in turn, also after one has failed. Throws the first error at the end. */
export async function doEach<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = []
  for (const item of items) await act(item).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

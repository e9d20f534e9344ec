import type { Additions, Context, VisibilityRule } from './context.ts'

/** Asks every rule about rows with these ids, all at once, and returns the function that says whether a row may be seen. */
export async function visibleTo<Key>(
  ctx: Context,
  rules: readonly VisibilityRule<Key>[],
  ids: readonly string[],
): Promise<(row: Key) => boolean> {
  const decisions = await Promise.all(rules.map((rule) => rule(ctx, ids)))
  return (row) => decisions.every((isVisible) => isVisible(row))
}

/**
 * The step between rows and an answer, in one parallel round for all rows with these ids. Returns the function that takes
 * the rows, leaves out what the viewer may not see, and adds to the others what domains know of them.
 */
export async function prepare<Key, Row extends Key>(
  ctx: Context,
  { visibility, hydrators }: Additions<Key, Row>,
  ids: readonly string[],
): Promise<(rows: readonly Row[]) => Row[]> {
  const [isVisible, additions] = await Promise.all([
    visibleTo(ctx, visibility, ids),
    Promise.all(hydrators.map((hydrate) => hydrate(ctx, ids))),
  ])
  return (rows) => {
    const visible = rows.filter(isVisible)
    for (const row of visible) for (const add of additions) add(row)
    return visible
  }
}

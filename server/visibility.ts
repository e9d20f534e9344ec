import type { Additions, Context, VisibilityRule } from './context.ts'

/** Applies all rules at once. Returns a function that says whether a row is visible. */
export async function visibleTo<Key>(
  ctx: Context,
  rules: readonly VisibilityRule<Key>[],
  ids: readonly string[],
): Promise<(row: Key) => boolean> {
  // A request that was answered sends no more commands.
  ctx.deadline?.check()
  const decisions = await Promise.all(rules.map((rule) => rule(ctx, ids)))
  return (row) => decisions.every((isVisible) => isVisible(row))
}

/** Loads visibility and hydration at once. Returns a function that drops invisible rows and hydrates the others. */
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

import type { Context } from '../context.ts'
import type { Domain, NodeSource } from '../domain.ts'
import { AppError, commonErrors } from '../errors.ts'
import type { Resolvers, ResolversParentTypes } from './resolvers.generated.ts'

const mostIds = 100

type NodeRow = ResolversParentTypes['Node']

export function nodeResolvers(domains: readonly Domain[]): Resolvers {
  const sources = domains.flatMap(({ nodes }) => nodes ?? [])
  return {
    Query: {
      node: async (_root, { id }, ctx) => (await nodesById(ctx, sources, [id])).get(id) ?? null,
      nodes: async (_root, { ids }, ctx) => {
        if (ids.length > mostIds)
          throw new AppError(commonErrors.INVALID_INPUT, { argument: 'ids', reason: `ids: give at most ${mostIds}.` })
        const found = await nodesById(ctx, sources, ids)
        return ids.map((id) => found.get(id) ?? null)
      },
    },
  }
}

/** Objects of a type are read together. */
async function nodesById(
  ctx: Context,
  sources: readonly NodeSource[],
  ids: readonly string[],
): Promise<Map<string, NodeRow>> {
  const found = new Map<string, NodeRow>()
  await Promise.all(
    sources.map(async (source) => {
      const { type, prefix, load } = source
      const own = new Set(ids.filter((id) => sourceOf(sources, id) === source))
      if (own.size === 0) return
      const rows = await load(
        ctx,
        [...own].map((id) => id.slice(prefix.length)),
      )
      for (const [id, row] of rows) found.set(prefix + id, Object.assign({ __typename: type }, row))
    }),
  )
  return found
}

/** Posts have no prefix: an id without any type's prefix is a post's. */
function sourceOf(sources: readonly NodeSource[], id: string): NodeSource | undefined {
  const prefixed = sources.find(({ prefix }) => prefix !== '' && id.startsWith(prefix))
  return prefixed ?? sources.find(({ prefix }) => prefix === '')
}

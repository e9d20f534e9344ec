import type { Express } from 'express'
import type { Context } from '../context.ts'
import { findPaths } from '../paths.ts'
import { createApp } from '../web/app.ts'
import { contextsWith } from '../web/contexts.ts'

/** The app without the GraphQL API. It serves the built client in this folder. */
export function appOf(client: string, ctx: Context): Express {
  const { config, log } = ctx
  const paths = { ...findPaths(), client }
  const means = { config, paths, log, isReady: async () => true, ask: async () => null }
  return createApp({ ...means, declared: [], exported: [], ...contextsWith(ctx) })
}

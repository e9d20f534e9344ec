import type { ClientSettings } from './settings.rules.ts'

export type PageToRender = {
  location: string
  operationName: string
  variables: Record<string, unknown>
  data: Record<string, unknown>
  settings: ClientSettings
  /** The server's clock, in milliseconds, for relative times. */
  servedAt: number
}

/** The markup, and the content of Apollo's cache from which it was made. */
export type RenderedPage = { markup: string; cache: object }

/** What the client's build for Node exports. Throws if a component does. */
export type RenderPage = (page: PageToRender) => Promise<RenderedPage>

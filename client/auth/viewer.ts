import { createContext, use } from 'react'
import type { ViewerQuery } from './Viewer.generated.ts'
import type { StoredUser } from './session.ts'

export type Viewer = NonNullable<ViewerQuery['viewer']>
export type ViewerState = {
  /** Whether a session is stored. The server may have ended it meanwhile. */
  loggedIn: boolean
  /** Null until the server has answered. */
  viewer: Viewer | null
  /** The viewer, or the stored user until the server has answered. */
  shown: StoredUser | null
}

export const ViewerContext = createContext<ViewerState>({ loggedIn: false, viewer: null, shown: null })

export function useViewer(): ViewerState {
  return use(ViewerContext)
}

import { createContext, use } from 'react'
import type { StoredUser } from './session.ts'

export type Viewer = { id: string; username: string; name: string; avatar: string }
export type ViewerState = {
  /** Whether a session is kept; the server may still be about to end it. */
  loggedIn: boolean
  /** The account, once the server has said so. */
  viewer: Viewer | null
  /** What to show of it meanwhile. */
  shown: StoredUser | null
}

export const ViewerContext = createContext<ViewerState>({ loggedIn: false, viewer: null, shown: null })

/** Who is looking. */
export function useViewer(): ViewerState {
  return use(ViewerContext)
}

import { createContext, use } from 'react'
import type { StoredUser } from './session.ts'

export type Viewer = { id: string; username: string; name: string; avatar: string }
export type ViewerState = {
  /** Whether there is a stored session. The server may not accept it any more. */
  loggedIn: boolean
  /** The account as the server answered; null before that. */
  viewer: Viewer | null
  /** The viewer, or the stored user until the server has answered. */
  shown: StoredUser | null
}

export const ViewerContext = createContext<ViewerState>({ loggedIn: false, viewer: null, shown: null })

export function useViewer(): ViewerState {
  return use(ViewerContext)
}

import { createContext, use } from 'react'

export type PostActions = {
  /** Opens the composer for a new post. */
  compose: () => void
  reply: (postId: string) => void
  edit: (postId: string) => void
  /** Asks, then deletes. */
  remove: (postId: string) => void
  share: (postId: string) => void
  showImage: (postId: string, index: number) => void
  logIn: () => void
}

const nothing = () => {}

export const PostActionsContext = createContext<PostActions>({
  compose: nothing,
  reply: nothing,
  edit: nothing,
  remove: nothing,
  share: nothing,
  showImage: nothing,
  logIn: nothing,
})

/** What can be done to a post from its card. The functions never change, so that cards are not painted for them. */
export function usePostActions(): PostActions {
  return use(PostActionsContext)
}

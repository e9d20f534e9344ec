import { createContext, use } from 'react'

export type PostActions = {
  compose: () => void
  reply: (postId: string) => void
  /** Opens the composer with a quote of the post, or says who can quote it. */
  quote: (postId: string) => void
  edit: (postId: string) => void
  remove: (postId: string) => void
  /** Asks before it takes the viewer's post out of the post that quotes it. */
  detach: (postId: string) => void
  report: (postId: string) => void
  reportUser: (userId: string) => void
  share: (postId: string) => void
  showImage: (postId: string, index: number) => void
  block: (userId: string) => void
  logIn: () => void
}

/** The dialogs of posts that only members can open. */
export const memberDialogs = ['compose', 'reply', 'quote', 'edit', 'delete', 'detach', 'block', 'outbox'] as const

export type MemberDialog = (typeof memberDialogs)[number]

const nothing = () => {}

export const PostActionsContext = createContext<PostActions>({
  compose: nothing,
  reply: nothing,
  quote: nothing,
  edit: nothing,
  remove: nothing,
  detach: nothing,
  report: nothing,
  reportUser: nothing,
  share: nothing,
  showImage: nothing,
  block: nothing,
  logIn: nothing,
})

/** Whether the conversation takes no reply from the viewer, or from guests. */
export const isClosed = ({ replyPolicy, viewerCanReply }: { replyPolicy: string; viewerCanReply: boolean }) =>
  replyPolicy !== 'EVERYONE' && !viewerCanReply

/** The id of the element with the post that is answered: in the reply dialog, or as the main post of its page. */
export const answeredId = (postId: string, inDialog: boolean) => `${inDialog ? 'quoted' : 'opened'}-${postId}`

/** The actions of a post's card. The functions never change, so they cause no rerenders. */
export function usePostActions(): PostActions {
  return use(PostActionsContext)
}

import { useMemo, type ReactNode } from 'react'
import { Conversation } from './Conversation.tsx'
import { type Talked, rowsBelow } from './conversationRows.ts'

type Edge = { node: Talked; conversation?: readonly Talked[] | null | undefined }

/** What is shown below each reply of a list, by the reply's id; null for nothing. */
export function useConversations(edges: readonly Edge[]): (id: string) => ReactNode {
  return useMemo(() => {
    const rows = new Map(edges.map(({ node, conversation }) => [node.id, rowsBelow(node, conversation ?? [])]))
    return (id) => {
      const following = rows.get(id) ?? []
      return following.length > 0 ? <Conversation rows={following} /> : null
    }
  }, [edges])
}

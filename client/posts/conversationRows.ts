/** A post of a conversation, as the opened post's page watches it. */
export type Talked = {
  id: string
  replyCount: number
  author: { username: string }
  parent?: { id: string } | null | undefined
}

/** A reply to a reply; with `more`, a link to further replies of the post `id`. */
export type Row = {
  id: string
  more: { count: number; username: string } | null
  /** 1 just below a direct reply. */
  level: number
  /** Whether a line leads on to the next reply of the same post. */
  goesOn: boolean
  /** The outer levels whose lines go past this row. */
  passing: readonly number[]
  isAnswered: boolean
}

type Above = Pick<Row, 'level' | 'passing'>

/** The rows below a direct reply. `conversation` has each post before its replies. */
export function rowsBelow(reply: Talked, conversation: readonly Talked[]): Row[] {
  return rowsOf(reply, conversation, { level: 1, passing: [] })
}

function rowsOf(post: Talked, conversation: readonly Talked[], { level, passing }: Above): Row[] {
  const shown = conversation.filter(({ parent }) => parent?.id === post.id)
  const count = post.replyCount - shown.length
  const more = count > 0 ? { count, username: post.author.username } : null
  const rows = shown.flatMap((reply, index): Row[] => {
    const goesOn = more !== null || index < shown.length - 1
    const below = rowsOf(reply, conversation, { level: level + 1, passing: goesOn ? [...passing, level] : passing })
    return [{ id: reply.id, more: null, level, goesOn, passing, isAnswered: below.length > 0 }, ...below]
  })
  return more ? [...rows, { id: post.id, more, level, goesOn: false, passing, isAnswered: false }] : rows
}

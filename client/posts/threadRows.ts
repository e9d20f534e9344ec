type Part = { id: string; parent?: { id: string } | null | undefined }

/** The part of a thread below a post that is still connected: a post that was deleted meanwhile ends it. */
export function connected<Post extends Part>(postId: string, thread: readonly Post[]): readonly Post[] {
  const end = thread.findIndex(({ parent }, index) => parent?.id !== (thread[index - 1]?.id ?? postId))
  return end === -1 ? thread : thread.slice(0, end)
}

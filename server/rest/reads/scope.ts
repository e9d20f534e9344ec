/** How much hangs on each row of an answer: people in a list, replies to a post, and replies to replies so many levels down. */
export type Scope = { people: number; replies: number; levels: number }

/** What an answer about one post or account shows, and what one of many does. */
export const ofOne: Scope = { people: 1_000, replies: 100, levels: 30 }
export const ofMany: Scope = { people: 100, replies: 100, levels: 3 }

/** So many replies, or people in one kind of list, are read for an answer: more would not fit into it. */
export const mostReplies = 7_500
export const mostPeople = 20_000

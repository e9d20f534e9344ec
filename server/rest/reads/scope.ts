/** How much to show with each row: people in a list, replies to a post, and levels of replies to replies. */
export type Scope = { people: number; replies: number; levels: number }

/** The scope for an answer with one post or account, and for a list of many. */
export const ofOne: Scope = { people: 1_000, replies: 100, levels: 30 }
export const ofMany: Scope = { people: 100, replies: 100, levels: 3 }

/** The limit of replies, and of people in each kind of list, to read for an answer; more would not fit. */
export const mostReplies = 7_500
export const mostPeople = 20_000

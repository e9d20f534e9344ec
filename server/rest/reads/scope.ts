/** How many people of a list, replies to a post, and levels of replies to show. */
export type Scope = { people: number; replies: number; levels: number }

export const ofOne: Scope = { people: 1_000, replies: 100, levels: 30 }
export const ofMany: Scope = { people: 100, replies: 100, levels: 3 }

/** An answer has no room for more rows. */
export const mostReplies = 7_500
export const mostPeople = 20_000

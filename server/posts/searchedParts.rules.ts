/** What a post can be searched for besides its text. */
export const searchedParts = ['media', 'link', 'reply'] as const

export type SearchedPart = (typeof searchedParts)[number]

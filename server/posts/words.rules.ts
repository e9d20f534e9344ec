/** The most characters of a muted or watched word or phrase, as a person counts them. */
export const longestWord = 64

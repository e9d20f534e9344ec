/** The most characters of a muted word or phrase, as a person counts them. */
export const longestWord = 64

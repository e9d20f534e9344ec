/** Of an address that a card is made of, in code units. */
export const longestLink = 2_000

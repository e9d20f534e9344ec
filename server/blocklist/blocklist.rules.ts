/** Every server keeps all of them in memory. */
export const mostEntries = 500

/** A year, and a day for clocks that differ, because addresses change hands. */
export const longestAddressDays = 366

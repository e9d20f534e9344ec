/** Every server keeps all entries in memory. */
export const mostEntries = 500

/** A year, because addresses change hands, and a day for clocks that differ. */
export const longestAddressDays = 366

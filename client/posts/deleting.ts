/** The posts that the viewer deletes or has deleted here: the app need not tell them that these are gone. */
export const deleting = new Set<string>()

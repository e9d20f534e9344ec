/** Where the files lie that the server reads: the project's root. */
export type Paths = { root: string }

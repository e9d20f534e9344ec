/** How many reposters Home names at most with a post. */
export const mostReposters = 20

/** Home names at most so many reposters with a post. */
export const mostReposters = 20

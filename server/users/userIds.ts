/** No other id can begin so: clients choose the ids of posts, but these may not have a colon. */
export const userIdPrefix = 'user:'

/** The id of an account in GraphQL, which no other object has. */
export function publicUserId(id: string): string {
  return userIdPrefix + id
}

/** The stored id of an account. A client may leave the prefix out. */
export function storedUserId(id: string): string {
  return id.startsWith(userIdPrefix) ? id.slice(userIdPrefix.length) : id
}

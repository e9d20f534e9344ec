/** Clients choose ids of posts, but none can hold a colon. */
export const userIdPrefix = 'user:'

/** The id of an account in GraphQL, which no other object has. */
export function publicUserId(id: string): string {
  return userIdPrefix + id
}

/** The stored id of an account; a client may send it without the prefix. */
export function storedUserId(id: string): string {
  return id.startsWith(userIdPrefix) ? id.slice(userIdPrefix.length) : id
}

/** No post's id can have this character, although clients choose those. */
export const userIdPrefix = 'user:'

/** The id of an account in GraphQL, which no other object has. */
export function publicUserId(id: string): string {
  return userIdPrefix + id
}

/** The stored id of an account for one that a client sent, which may lack the prefix. */
export function storedUserId(id: string): string {
  return id.startsWith(userIdPrefix) ? id.slice(userIdPrefix.length) : id
}

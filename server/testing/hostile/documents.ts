export type HostileRequest = { query: string; variables?: unknown }

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)
const times = (count: number, piece: (index: number) => string) => numbers(count).map(piece).join(' ')

const like = 'mutation ($input: LikePostInput!) { likePost(input: $input) { post { id } } }'
const create = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }'

export function unknownInputFields(count: number): HostileRequest {
  const unknown = Object.fromEntries(numbers(count).map((index) => [`k${index}`, 1]))
  return { query: like, variables: { input: { postId: '12345678', ...unknown } } }
}

export function wrongListEntries(count: number): HostileRequest {
  return { query: create, variables: { input: { id: '12345678', images: numbers(count) } } }
}

/** Built as text, because `JSON.stringify` fails at such a depth. */
export function nestedVariable(depth: number): string {
  const images = '['.repeat(depth) + ']'.repeat(depth)
  return `{"query":${JSON.stringify(create)},"variables":{"input":{"id":"12345678","images":${images}}}}`
}

export function missingVariables(count: number): HostileRequest {
  return { query: `query (${times(count, (i) => `$v${i}: ID!`)}) { viewer { id } }`, variables: {} }
}

export const unknownFields = (count: number): HostileRequest => ({ query: `{ ${times(count, (i) => `postz${i}`)} }` })

export const unknownArguments = (count: number): HostileRequest => ({
  query: `{ posts(${times(count, (i) => `firzt${i}: 1`)}) { edges { cursor } } }`,
})

export const wrongLiterals = (count: number): HostileRequest => ({
  query: `mutation { createPost(input: { id: "12345678", images: [${times(count, () => '1')}] }) { post { id } } }`,
})

/** Two different fields under one alias are a conflict, and validation reports each pair. */
export const conflictingFields = (count: number): HostileRequest => ({
  query: `{ viewer { ${times(count, (i) => `x: ${['id', 'name', 'bio', 'username', 'location'][i % 5]}`)} } }`,
})

/** Validation compares these selections pair by pair, on several levels. */
export const comparedFields = (width: number, depth: number): HostileRequest => {
  let inner = 'id'
  for (let left = depth; left > 0; left -= 1) inner = times(width, () => `parent { ${inner} }`)
  return { query: `{ post(id: "12345678") { ${inner} } }` }
}

export const aliasedIntrospections = (count: number): HostileRequest => ({
  query: `{ ${times(count, (i) => `s${i}: __schema { types { name fields { name } } }`)} }`,
})

/** Follows the circle from types to fields and back. */
export const circularIntrospection = (depth: number): HostileRequest => ({
  query: `{ __schema { types { ${'fields { type { '.repeat(depth)} name ${'} }'.repeat(depth)} } } }`,
})

export const listsOfOne = (depth: number): HostileRequest => ({
  query: `{ posts(first: 1) { edges { node { ${'replies(first: 1) { edges { node { '.repeat(depth)} id ${'} } }'.repeat(depth)} } } } }`,
})

const four = ['posts', 'likedPosts', 'followers', 'following']

export const listsOfAuthors = (first: number): HostileRequest => ({
  query: `{ posts(first: ${first}) { edges { node { author { ${four.map((list) => `${list} { edges { cursor } }`).join(' ')} } } } } }`,
})

export const aliases = (count: number, field = 'viewer { id }'): HostileRequest => ({
  query: `{ ${times(count, (i) => `a${i}: ${field}`)} }`,
})

/** Each fragment spreads the next one twice, so expanding them takes 2^depth steps. */
export const doublingFragments = (depth: number): HostileRequest => ({
  query: `{ post(id: "12345678") { ...F0 } } ${times(
    depth,
    (i) => `fragment F${i} on Post { id parent { ...F${i + 1} } replyParent: parent { ...F${i + 1} } }`,
  )} fragment F${depth} on Post { id }`,
})

export const spreadFields = (spreads: number, fields: number): HostileRequest => ({
  query: `{ ${times(spreads, (i) => `a${i}: viewer { ...F }`)} } fragment F on User { ${times(fields, (i) => `f${i}`)} }`,
})

import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isNonNullType,
  isObjectType,
} from 'graphql'

type ListField = GraphQLField<unknown, unknown>

/** The source files, by name, of a Relay app that pages through each list whose owner Relay can fetch again. */
export function relayApp(schema: GraphQLSchema): Map<string, string> {
  const files = new Map([['Changes', changes]])
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !isRefetchable(type)) continue
    for (const field of Object.values(type.getFields()))
      if (getNamedType(field.type).name.endsWith('Connection'))
        files.set(nameOf(type.name, field.name), list(type.name, field))
  }
  return files
}

const isRefetchable = (type: GraphQLObjectType) =>
  type.name === 'Query' || type.getInterfaces().some(({ name }) => name === 'Node')

const nameOf = (type: string, field: string) => `${type}${field.charAt(0).toUpperCase()}${field.slice(1)}`

const places: Record<string, string> = {
  first: '{ type: "Int", defaultValue: 10 }',
  after: '{ type: "String" }',
  last: '{ type: "Int" }',
  before: '{ type: "String" }',
}

/** Pages through a list, if possible in both directions. Fetches it again by its owner's id. */
function list(type: string, field: ListField): string {
  const module = nameOf(type, field.name)
  const given = field.args.flatMap(({ name, type: argType, defaultValue }) => {
    const definition = places[name] ?? `{ type: "${String(argType)}" }`
    const isNeeded = name in places || (isNonNullType(argType) && defaultValue === undefined)
    return isNeeded ? [{ name, definition }] : []
  })
  const definitions = given.map(({ name, definition }) => `${name}: ${definition}`).join(' ')
  const values = given.map(({ name }) => `${name}: $${name}`).join(' ')
  return `graphql\`
    fragment ${module}_list on ${type}
      @refetchable(queryName: "${module}PaginationQuery")
      @argumentDefinitions(${definitions}) {
      ${field.name}(${values}) @connection(key: "${module}_${field.name}") {
        edges { node { id } }
      }
    }\`\n`
}

const changes = `graphql\`
    mutation ChangesPublishMutation($input: CreatePostInput!, $lists: [ID!]!) {
      createPost(input: $input) { post @prependNode(connections: $lists, edgeTypeName: "PostEdge") { id content } }
    }\`
  graphql\`
    mutation ChangesDeleteMutation($input: DeletePostInput!, $lists: [ID!]!) {
      deletePost(input: $input) { deletedPostId @deleteRecord @deleteEdge(connections: $lists) }
    }\`
  graphql\`
    query ChangesOfObjectsQuery($ids: [ID!]!) {
      nodes(ids: $ids) { id ... on Post { content author { name } } ... on User { username } }
    }\`\n`

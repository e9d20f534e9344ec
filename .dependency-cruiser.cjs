/** Says which folder may import from which. `npm run check` runs it. */

const { existsSync, readdirSync } = require('node:fs')

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const below = (folder, above) =>
  forbid(
    `server-${folder}-imports-down`,
    'notifications, feeds → safety → likes, bookmarks, follows → posts → users → db, errors',
    { path: `^server/${folder}/`, pathNot: '[.](test|scenes)[.]ts$' },
    { path: `^server/(${above.join('|')})/` },
  )
/** The client's order is routes → posts → likes, bookmarks, follows → users → apollo → ui. */
const clientBelow = (folder, above) =>
  forbid(
    `client-${folder.replace(/\W+/g, '-')}-imports-down`,
    'routes → posts → likes, bookmarks, follows → users → apollo → ui',
    { path: `^client/(${folder})/`, pathNot: '[.](test|scenes)[.]tsx?$' },
    { path: `^client/(${above.join('|')})/` },
  )

/** Domains on top of posts, such as likes, may not import each other. */
const isDomain = (folder) => existsSync(`${__dirname}/server/${folder}/${folder}.domain.ts`)
const belowOthers = ['auth', 'users', 'posts', 'media', 'linkCards', 'live', 'push']
const onTop = readdirSync(`${__dirname}/server`).filter((folder) => isDomain(folder) && !belowOthers.includes(folder))
const ofEdges = onTop.filter((folder) => !['feeds', 'notifications', 'safety'].includes(folder))
const transports = '^server/(graphql|rest|schema)/'
const notProduction = '[.](test|scenes)[.]tsx?$|^(server|client)/testing/|^client/e2e/'

module.exports = {
  forbidden: [
    forbid(
      'no-cycles',
      'Merge two files that import each other, or move what both need to a third.',
      {},
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'A file without imports that no other file imports is unused.',
      {
        orphan: true,
        pathNot: [
          '[.]d[.]m?ts$',
          '[.](test|scenes|e2e|generated)[.]tsx?$',
          '^client/public/',
          '^server/rest/reference/',
          '^client/testing/',
          '^server/testing/faults/shiftedClock[.]mjs$',
          '[.]config[.](js|mjs|ts)$',
        ],
      },
      {},
    ),
    forbid(
      'no-unresolvable',
      'The import does not exist. (Exception: the package of typed documents contains only types.)',
      {},
      { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    ),
    forbid(
      'no-tests-in-production',
      'Production code must not import test code.',
      { path: '^(server|client)/', pathNot: notProduction },
      { path: notProduction },
    ),

    below('db', ['auth', 'users', 'posts', ...onTop, 'media', 'graphql', 'rest', 'seed']),
    below('users', ['posts', ...onTop]),
    below('posts', onTop),
    below('linkCards', ['posts', ...onTop]),
    below('safety', ['feeds', 'notifications']),
    ...ofEdges.map((folder) => below(folder, [...onTop.filter((other) => other !== folder)])),
    below('http', ['auth', 'users', 'posts', ...onTop, 'media', 'live', 'limits', 'pages', 'graphql', 'rest', 'web']),
    forbid(
      'errors-import-nothing',
      'Every folder may import the errors, so they import only the codes of the schema.',
      { path: '^server/errors[.]ts$' },
      { path: '^server/', pathNot: '^server/enums[.]generated[.]ts$' },
    ),
    forbid(
      'services-know-no-transport',
      'Services know neither GraphQL nor REST; resolvers and routes call services.',
      {
        path: '^server/[a-z]+/',
        pathNot: ['[.]resolvers[.]ts$', '[.](test|scenes)[.]ts$', '^server/(testing|http|web|command)/', transports],
      },
      { path: transports },
    ),
    forbid(
      'graphql-not-rest',
      'GraphQL and REST are independent of each other.',
      { path: '^server/(graphql|schema)/' },
      { path: '^server/rest/' },
    ),
    forbid(
      'rest-not-graphql',
      'GraphQL and REST are independent of each other.',
      { path: '^server/rest/' },
      { path: '^server/(graphql|schema)/' },
    ),
    forbid(
      'transports-touch-no-model',
      'Only services access the database, and server/rest/reads for what only REST reads.',
      // graphql/errors.ts may: it asks the database code which failures are temporary.
      {
        path: [transports, '[.]resolvers[.]ts$'],
        pathNot: ['[.](test|scenes)[.]ts$', '^server/graphql/errors[.]ts$', '^server/rest/reads/'],
      },
      { path: '[.]model[.]ts$|^server/db/(read|scan|transaction)[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'rules-are-pure',
      'The client uses the rules too, so they import only other rules.',
      { path: '[.]rules[.]ts$' },
      { path: '^(server|client|scripts)/', pathNot: '[.]rules[.]ts$' },
    ),
    forbid(
      'rules-need-no-package',
      'The client would have to load every package that a rule imports.',
      { path: '[.]rules[.]ts$' },
      { dependencyTypes: ['npm', 'core'] },
    ),

    forbid(
      'client-takes-only-rules',
      'The client imports only rules from the server; its types come from the schema.',
      { path: '^client/', pathNot: '^client/e2e/' },
      { path: '^(server|scripts)/', pathNot: '[.]rules[.]ts$' },
    ),
    forbid(
      'server-not-scripts',
      'The server must run without scripts/.',
      { path: '^server/', pathNot: notProduction },
      { path: '^scripts/' },
    ),
    forbid('server-not-client', 'The server must not import the client.', { path: '^server/' }, { path: '^client/' }),
    clientBelow('ui|text|hooks|navigation', [
      'routes',
      'composer',
      'posts',
      ...onTop,
      'users',
      'auth',
      'media',
      'apollo',
    ]),
    clientBelow('users', ['routes', 'composer', 'posts', ...onTop]),
    clientBelow([...ofEdges, 'safety'].join('|'), ['routes', 'composer', 'posts', 'feeds']),
    clientBelow('composer|posts|auth|media|feeds|notifications', ['routes']),
    forbid(
      'client-apollo-imports-down',
      'routes → posts → likes, bookmarks, follows → users → apollo → ui. Only auth/session is allowed, for the token.',
      { path: '^client/apollo/', pathNot: '[.](test|scenes)[.]tsx?$' },
      {
        path: `^client/(routes|composer|posts|${onTop.join('|')}|users|auth|media)/`,
        pathNot: '^client/auth/session[.]ts$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|artifacts)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.css'],
    },
  },
}

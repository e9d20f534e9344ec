/** Which folder may import which: the direction of imports that the design asks for. Run by `npm run check`. */

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
/** A rule for a folder of the server: its files, resolvers left out, import nothing of the folders above it. */
const below = (folder, above) =>
  forbid(
    `server-${folder}-imports-down`,
    'likes, bookmarks, follows, feeds → posts → users → db, errors',
    { path: `^server/${folder}/`, pathNot: '[.]test[.]ts$' },
    { path: `^server/(${above.join('|')})/` },
  )
/** The same for the client: routes → posts → likes, bookmarks, follows → users → apollo → ui. */
const clientBelow = (folder, above) =>
  forbid(
    `client-${folder.replace(/\W+/g, '-')}-imports-down`,
    'routes → posts → likes, bookmarks, follows → users → apollo → ui',
    { path: `^client/(${folder})/`, pathNot: '[.]test[.]tsx?$' },
    { path: `^client/(${above.join('|')})/` },
  )

const onTop = ['likes', 'bookmarks', 'follows', 'feeds']
const transports = '^server/(graphql|rest)/'
const notProduction = '[.]test[.]tsx?$|^(server|client)/testing/|^client/e2e/'

module.exports = {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one file or three.', {}, { circular: true }),
    forbid(
      'no-orphans',
      'A file that nobody imports and that imports nobody is dead.',
      {
        orphan: true,
        pathNot: [
          '[.]d[.]m?ts$',
          '[.](test|e2e|generated)[.]tsx?$',
          '^client/public/',
          '^server/rest/reference/',
          '^client/testing/',
          '[.]config[.](js|mjs|ts)$',
        ],
      },
      {},
    ),
    forbid(
      'no-unresolvable',
      'An import of something that is not there. (The package of typed documents is types alone.)',
      {},
      { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$' },
    ),
    forbid(
      'no-development-packages',
      'What runs for users needs its packages under dependencies.',
      { path: '^(server|client)/', pathNot: notProduction },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'no-tests-in-production',
      'Tests import the code, never the other way round.',
      { path: '^(server|client)/', pathNot: notProduction },
      { path: notProduction },
    ),

    below('db', ['auth', 'users', 'posts', ...onTop, 'media', 'graphql', 'rest', 'seed']),
    below('users', ['posts', ...onTop]),
    below('posts', onTop),
    ...onTop.slice(0, 3).map((folder) => below(folder, [...onTop.filter((other) => other !== folder)])),
    forbid(
      'errors-import-nothing',
      'The one table of errors stands below everything.',
      { path: '^server/errors[.]ts$' },
      { path: '^server/' },
    ),
    forbid(
      'services-know-no-transport',
      'Services hold the rules; resolvers and routes translate to and from them.',
      { path: '^server/[a-z]+/', pathNot: ['[.]resolvers[.]ts$', '[.]test[.]ts$', '^server/testing/', transports] },
      { path: transports },
    ),
    forbid(
      'graphql-not-rest',
      'The two transports stand side by side.',
      { path: '^server/graphql/' },
      { path: '^server/rest/' },
    ),
    forbid(
      'rest-not-graphql',
      'The two transports stand side by side.',
      { path: '^server/rest/' },
      { path: '^server/graphql/' },
    ),
    forbid(
      'transports-touch-no-model',
      'Only services read and write, and what REST alone reads, in a folder of its own.',
      // Which failures of the database are passing ones is the one thing that the table of errors asks it.
      {
        path: [transports, '[.]resolvers[.]ts$'],
        pathNot: ['[.]test[.]ts$', '^server/graphql/errors[.]ts$', '^server/rest/reads/'],
      },
      { path: '[.]model[.]ts$|^server/db/(read|scan|transaction)[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'rules-are-pure',
      'The client runs them too.',
      { path: '[.]rules[.]ts$' },
      { path: '^(server|client|scripts)/', pathNot: '[.]rules[.]ts$' },
    ),
    forbid(
      'rules-need-no-package',
      'The client pays for each.',
      { path: '[.]rules[.]ts$' },
      { dependencyTypes: ['npm', 'core'] },
    ),

    forbid(
      'client-takes-only-rules',
      'Of the server only rules are shared; types come from the schema.',
      { path: '^client/', pathNot: '^client/e2e/' },
      { path: '^(server|scripts)/', pathNot: '[.]rules[.]ts$' },
    ),
    forbid('server-not-client', 'The server does not know the client.', { path: '^server/' }, { path: '^client/' }),
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
    clientBelow('likes|bookmarks|follows', ['routes', 'composer', 'posts', 'feeds']),
    clientBelow('composer|posts|auth|media|feeds', ['routes']),
    forbid(
      'client-apollo-imports-down',
      'routes → posts → likes, bookmarks, follows → users → apollo → ui. The session is what the client sends along.',
      { path: '^client/apollo/', pathNot: '[.]test[.]tsx?$' },
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
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts', '.css'],
    },
  },
}

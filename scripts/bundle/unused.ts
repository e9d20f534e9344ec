import type { Unused } from './leaveOut.ts'

const core = '@apollo/client/core'
const cache = '@apollo/client/cache/inmemory'
const rxjs = 'rxjs/dist/esm/internal'

/** Each name with the same change. */
const each = <Change>(change: Change, ...names: string[]) => Object.fromEntries(names.map((name) => [name, change]))

/**
 * What the app does without. Of React DOM: view transitions, refs to fragments, and calls that load styles or scripts. Of
 * Apollo Client: subscriptions over HTTP, `@defer` and `@stream`, polling, refetching by name, resetting the store and
 * custom scalars. Of rxjs: observables from async iterables. Operations travel by hash, so that no directive need be
 * removed from those that are sent.
 */
export const unused: Unused = {
  [`${core}/ApolloClient.js`]: {
    connectToDevTools: null,
    stop: null,
    subscribe: null,
    readQuery: null,
    writeFragment: null,
    resetStore: '',
    clearStore: null,
    onResetStore: null,
    onClearStore: null,
    refetchObservableQueries: '',
    refetchQueries: null,
    getObservableQueries: null,
    extract: null,
    setLink: null,
  },
  [`${core}/QueryManager.js`]: {
    stop: null,
    clearStore: null,
    // Mutations ask for the queries that they name, which are none.
    getObservableQueries: 'return new Set()',
    refetchObservableQueries: null,
    // Only takes in what a mutation has changed. To say which queries that concerns, it would look at all watches twice.
    refetchQueries: 'this.cache.batch({ update: updateCache, optimistic: false, removeOptimistic }); return new Map()',
    startGraphQLSubscription: null,
  },
  [`${core}/QueryInfo.js`]: {
    // Takes in what a mutation has changed. It reads nothing again: it would only see the answer as it is.
    markMutationResult: `
      if (!graphQLResultHasError(incoming)) this.queryManager.refetchQueries({
        updateCache: (cache) => {
          const { document: query, variables, context, update } = mutation
          const isKept = mutation.cacheWriteBehavior !== 0
          if (isKept) cache.write({ result: incoming.data, dataId: 'ROOT_MUTATION', query, variables })
          update?.(cache, incoming, { context, variables })
          if (isKept) cache.modify({
            id: 'ROOT_MUTATION',
            fields: (value, { fieldName, DELETE }) => fieldName === '__typename' ? value : DELETE
          })
        },
        removeOptimistic: mutation.removeOptimistic
      })
      return Promise.resolve(incoming)`,
    markSubscriptionResult: null,
    maybeHandleIncrementalResult: 'return incoming',
    getIncrementalInfo: 'return {}',
  },
  [`${core}/ObservableQuery.js`]: {
    subscribeToMore: '',
    updateQuery: '',
    setVariables: null,
    startPolling: '',
    stopPolling: '',
    updatePolling: '',
    cancelPolling: '',
  },
  '@apollo/client/cache/core/cache.js': { updateFragment: null },
  [`${cache}/readFromStore.js`]: { prunePartialBoundariesImpl: null, prunePartialStreamArrayImpl: null },
  [`${cache}/inMemoryCache.js`]: {
    retain: null,
    release: null,
    gc: null,
    reset: null,
    serializeVariables: 'return variables',
    serializeVariablesValue: null,
    serializeInputArray: null,
    serializeInputObject: null,
  },
  [`${cache}/entityStore.js`]: { release: null, gc: null, coerceStoreObject: 'return obj', coerceValue: null },
  '@apollo/client/utilities/internal/coerceScalarFieldsToParsed.js': { coerceScalarFieldsToParsed: 'return result' },
  '@apollo/client/utilities/internal/removeDirectivesFromDocument.js': { removeDirectivesFromDocument: 'return doc' },
  '@apollo/client/link/http/parseAndCheckHttpResponse.js': { readMultipartBody: '' },
  [`${rxjs}/observable/innerFrom.js`]: { fromAsyncIterable: '', fromReadableStreamLike: '' },
  [`${rxjs}/util/isReadableStreamLike.js`]: { readableStreamLikeToAsyncGenerator: '' },
  'react-dom/cjs/react-dom-client.production.js': {
    // Each of these does nothing in an app without <ViewTransition>.
    ...each(
      '',
      'trackEnterViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'commitAfterMutationEffectsOnFiber',
    ),
    // Commits without a transition, as in browsers that have none.
    startViewTransition: 'mutationCallback();layoutCallback();spawnedWorkCallback();return null',
    ...each(
      null,
      'FragmentInstance.prototype.addEventListener',
      'FragmentInstance.prototype.removeEventListener',
      'FragmentInstance.prototype.dispatchEvent',
      'FragmentInstance.prototype.focus',
      'FragmentInstance.prototype.focusLast',
      'FragmentInstance.prototype.blur',
      'FragmentInstance.prototype.observeUsing',
      'FragmentInstance.prototype.unobserveUsing',
      'FragmentInstance.prototype.getClientRects',
      'FragmentInstance.prototype.getRootNode',
      'FragmentInstance.prototype.compareDocumentPosition',
      'FragmentInstance.prototype.scrollIntoView',
    ),
    ...each('', 'preconnectAs', 'preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'),
  },
  'react-dom/cjs/react-dom.production.js': each(
    null,
    'exports.preconnect',
    'exports.prefetchDNS',
    'exports.preinit',
    'exports.preinitModule',
    'exports.preload',
    'exports.preloadModule',
  ),
  'graphql/jsutils/inspect.mjs': { inspect: 'return String(value)' },
}

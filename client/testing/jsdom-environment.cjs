const { TestEnvironment } = require('jest-environment-jsdom')

/** jsdom lacks these globals, which Apollo Client and React Router need. */
const fromNode = /** @type {const} */ ([
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'BroadcastChannel',
])

module.exports = class JsdomEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} parameters */
  constructor(...parameters) {
    super(...parameters)
    for (const name of fromNode) {
      if (!(name in this.global))
        Object.defineProperty(this.global, name, { value: globalThis[name], writable: true, configurable: true })
    }
    // React looks for this hook when it loads; `paints.ts` watches renders with it.
    this.global.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    }
    // Node's Request does not accept jsdom's AbortSignal.
    this.global.AbortController = globalThis.AbortController
    this.global.AbortSignal = globalThis.AbortSignal
  }
}

const { TestEnvironment } = require('jest-environment-jsdom')

/** What Node has and jsdom hides or lacks; Apollo Client and React Router need it. */
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
    // React reports its commits to it, for `paints.ts`; it looks once, when it loads.
    this.global.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      isDisabled: false,
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
    }
    // Node's Request refuses jsdom's own AbortSignal.
    this.global.AbortController = globalThis.AbortController
    this.global.AbortSignal = globalThis.AbortSignal
  }
}

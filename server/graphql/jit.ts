/** Loaded when a query is first compiled. Through this module the bundle sees the names that the package exports. */
export { compileQuery, isCompiledQuery } from 'graphql-jit'

/** Loaded when the first query is compiled. The bundle needs this module to see the package's exported names. */
export { compileQuery, isCompiledQuery } from 'graphql-jit'

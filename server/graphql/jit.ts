/**
 * Loaded when the first query is compiled. A module of its own: a bundle hides the names of a CommonJS package that is
 * imported dynamically.
 */
export { compileQuery, isCompiledQuery } from 'graphql-jit'

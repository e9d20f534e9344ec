import * as argon2 from '../../node_modules/@node-rs/argon2/index.js'

/** The server's tests use this as `@node-rs/argon2`. It does less work, because most tests sign up four people. */
export const { verify } = argon2

/** @type {typeof argon2.hash} */
export const hash = (password, options) => argon2.hash(password, { ...options, memoryCost: 64, timeCost: 1 })

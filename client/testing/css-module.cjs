/** In tests, the classes of a CSS module have their own names. */
const names = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) })
module.exports = names

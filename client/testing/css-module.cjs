/** In tests, each class of a CSS module has its own name. */
const names = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) })
module.exports = names

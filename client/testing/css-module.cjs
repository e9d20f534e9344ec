const names = new Proxy({}, { get: (_target, name) => (name === '__esModule' ? false : name) })
module.exports = names

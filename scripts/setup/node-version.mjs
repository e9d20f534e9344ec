// Old versions of Node must be able to parse this file, which refuses them.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const isOld = major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 13)
if (isOld) {
  console.error(
    'Linnet needs Node 20.19, 22.13 or newer; this is ' + process.versions.node + '. See https://nodejs.org',
  )
  process.exit(1)
}

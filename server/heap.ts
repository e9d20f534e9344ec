import { setFlagsFromString } from 'node:v8'

// V8's heap usually grows fourfold before a collection. Growing by half saves memory and costs hardly any CPU time. The
// space for new objects cannot be set once V8 runs, so the start command bounds it.
setFlagsFromString('--heap-growing-percent=50')

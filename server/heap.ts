import { setFlagsFromString } from 'node:v8'

// By default V8's heap may grow fourfold before a collection. By half takes hardly more CPU time, and less memory.
// The start command bounds the space for new objects, because that cannot be set once V8 runs.
setFlagsFromString('--heap-growing-percent=50')

import { setFlagsFromString } from 'node:v8'

// V8 may let the heap grow fourfold before it collects all garbage. Twofold takes no more CPU time, and less memory.
// Set before anything else is loaded: V8 refuses code that it compiled under other flags (`bundle/codeCache.ts`).
setFlagsFromString('--heap-growing-percent=100')

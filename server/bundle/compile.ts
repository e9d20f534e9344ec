import '../heap.ts'
import { keepCompiled } from './script.ts'

// Part of the build: compiles the server, as far as its modules run when they are imported, for the first start.
await keepCompiled()
process.exit()

import './migrations.scenes.ts'
import './read.scenes.ts'
import './transientErrors.scenes.ts'

import './hiddenTargets.scenes.ts'
import './ids.scenes.ts'

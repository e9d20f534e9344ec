import './plans.scenes.ts'
import './marks.scenes.ts'

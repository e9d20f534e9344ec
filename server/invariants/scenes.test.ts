import './invariants.scenes.ts'
import './repair.scenes.ts'

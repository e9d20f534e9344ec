import './follows.scenes.ts'
import './suggestions.scenes.ts'

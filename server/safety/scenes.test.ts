import './mutedWords.scenes.ts'
import './safety.scenes.ts'

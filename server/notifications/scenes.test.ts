import './notifications.scenes.ts'
import './seenMark.scenes.ts'
import './sequences.scenes.ts'

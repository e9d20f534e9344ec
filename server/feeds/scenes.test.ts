import './feeds.scenes.ts'
import './top.scenes.ts'

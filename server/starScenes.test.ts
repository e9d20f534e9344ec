import './domain.scenes.ts'
import './posts/conversations.scenes.ts'
import './posts/unavailable.scenes.ts'
import './visibility.scenes.ts'

import './userSearch.scenes.ts'
import './userSearchWords.scenes.ts'
import './users.scenes.ts'

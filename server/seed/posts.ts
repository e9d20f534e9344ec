import { awayPosts } from './posts-away.ts'
import { everydayPosts } from './posts-everyday.ts'
import { saltmerePosts } from './posts-saltmere.ts'
import { sciencePosts } from './posts-science.ts'
import { shopPosts } from './posts-shop.ts'
import { replies } from './replies.ts'

/** Every post and reply of the seed by its name. */
export const drafts = { ...shopPosts, ...saltmerePosts, ...sciencePosts, ...awayPosts, ...everydayPosts, ...replies }

/** The name of a post or reply. Its id is derived from the name, so never change a name. */
export type PostName = keyof typeof drafts

import { awayPosts } from './posts-away.ts'
import { everydayPosts } from './posts-everyday.ts'
import { saltmerePosts } from './posts-saltmere.ts'
import { sciencePosts } from './posts-science.ts'
import { shopPosts } from './posts-shop.ts'
import { replies } from './replies.ts'

export const drafts = { ...shopPosts, ...saltmerePosts, ...sciencePosts, ...awayPosts, ...everydayPosts, ...replies }

/** Ids are derived from these names, so never change a name. */
export type PostName = keyof typeof drafts

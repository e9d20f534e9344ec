import { lazyRoute } from '../../ui/lazyRoute.tsx'

/** Members write replies with these on a post's page. Guests do not load them. */
export const LazyReplyComposer = lazyRoute(() => import('./ReplyComposer.tsx'), 'members')

import { lazyRoute } from '../../ui/lazyRoute.tsx'

/** What members write replies with on the page of a post: guests do not load it. */
export const LazyReplyComposer = lazyRoute(() => import('./ReplyComposer.tsx'), 'members')

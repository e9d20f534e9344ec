import { type ReplyPolicy, whyNoReply } from '../../server/posts/replyPolicies.rules.ts'
import css from './CannotReply.module.css'

type Props = { post: { replyPolicy: ReplyPolicy; author: { username: string }; isReply: boolean } }

export default function CannotReply({ post: { replyPolicy, author, isReply } }: Props) {
  if (replyPolicy === 'EVERYONE') return null
  return <p className={css.reason}>{whyNoReply(replyPolicy, isReply ? undefined : author.username)}</p>
}

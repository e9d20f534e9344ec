import { Composer } from '../../composer/Composer.tsx'
import css from './Pages.module.css'

/** The composer between a post and its replies. */
export default function ReplyComposer({ postId }: { postId: string }) {
  return (
    <div className={css.composer}>
      <Composer mode={{ kind: 'reply', parentId: postId }} />
    </div>
  )
}

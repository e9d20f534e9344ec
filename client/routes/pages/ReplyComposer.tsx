import { Composer } from '../../composer/Composer.tsx'
import css from './Pages.module.css'

export default function ReplyComposer({ postId }: { postId: string }) {
  return (
    <div className={css.composer}>
      <Composer mode={{ kind: 'reply', parentId: postId }} />
    </div>
  )
}

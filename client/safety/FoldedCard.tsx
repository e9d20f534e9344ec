import { useApolloClient } from '@apollo/client/react'
import css from './FoldedCard.module.css'
import { toggleBlock, toggleMute } from './toggleRestriction.ts'

type Props = { author: { id: string; username: string; viewerIsBlocking: boolean }; onShow: () => void }

/** Stands in the place of a post whose author the viewer mutes or blocks. */
export default function FoldedCard({ author, onShow }: Props) {
  const client = useApolloClient()
  const { id, username, viewerIsBlocking } = author
  return (
    <article className={css.folded} aria-label={`Folded Tweet by @${username}`}>
      <span>{viewerIsBlocking ? 'Blocked account' : 'Muted account'}</span>
      {viewerIsBlocking ? (
        <button type="button" onClick={() => void toggleBlock(client, id)}>
          Unblock<span className="visually-hidden"> @{username}</span>
        </button>
      ) : (
        <>
          <button type="button" onClick={onShow}>
            Show
          </button>
          <button type="button" onClick={() => void toggleMute(client, id)}>
            Unmute<span className="visually-hidden"> @{username}</span>
          </button>
        </>
      )}
    </article>
  )
}

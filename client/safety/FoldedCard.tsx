import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import css from './FoldedCard.module.css'
import { toggleBlock, toggleMute } from './toggleRestriction.ts'
import { whyFolded } from './whyFolded.ts'

type Author = { id: string; username: string; viewerIsBlocking: boolean; viewerIsMuting: boolean; isLimited: boolean }
type Props = { author: Author; hasMutedWord: boolean; onShow: () => void }

/** In place of a post with a muted word, or by somebody whom the viewer mutes or blocks, or moderators limited. */
export default function FoldedCard({ author, hasMutedWord, onShow }: Props) {
  const client = useApolloClient()
  const { id, username, viewerIsBlocking, viewerIsMuting } = author
  const card = useRef<HTMLElement>(null)
  const unfold = (act: () => unknown) => {
    const { parentElement: list } = card.current ?? {}
    const place = [...(list?.children ?? [])].findIndex((element) => element === card.current)
    act()
    requestAnimationFrame(() => {
      const post = list?.children[place]
      // The pressed button is gone.
      if (post instanceof HTMLElement) post.focus({ preventScroll: true })
    })
  }
  return (
    <article ref={card} className={css.folded} aria-label={`Folded Tweet by @${username}`}>
      <span>{viewerIsBlocking ? 'Blocked account' : whyFolded(author, hasMutedWord)}</span>
      {viewerIsBlocking ? (
        <button type="button" onClick={() => unfold(() => toggleBlock(client, id))}>
          Unblock<span className="visually-hidden"> @{username}</span>
        </button>
      ) : (
        <>
          <button type="button" onClick={() => unfold(onShow)}>
            Show
          </button>
          {viewerIsMuting && (
            <button type="button" onClick={() => unfold(() => toggleMute(client, id))}>
              Unmute<span className="visually-hidden"> @{username}</span>
            </button>
          )}
        </>
      )}
    </article>
  )
}

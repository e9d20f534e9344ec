import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { codeOf } from '../apollo/errors.ts'
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts'
import { LinkCard } from '../linkCards/LinkCard.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useSettings } from '../ui/settings.tsx'
import { cardUrlOf } from './card.ts'
import { ComposerCard_PostFragmentDoc, LinkPreviewDocument } from './ComposerCard.generated.ts'
import css from './ComposerCard.module.css'
import type { ComposerMode } from './draft.ts'
import { focusText } from './focusText.ts'
import type { ComposerState } from './useComposer.ts'

/** Waits for pauses: somebody may still be typing the address, and the number of previews is limited. */
const pauseMs = 800

const mostTries = 2

/** The card of a draft's first link, if its page has one, otherwise nothing. An edited post keeps its own card. */
export default function ComposerCard({ composer }: { composer: ComposerState }) {
  const { makesCards } = useSettings()
  const url = cardUrlOf(composer.draft) ?? ''
  const kept = useCardOf(composer.mode)
  const isKept = kept?.url === url
  const settled = useDebouncedValue(isKept ? '' : url, pauseMs, '')
  const { data, error, refetch } = useQuery(LinkPreviewDocument, {
    ...{ variables: { url: settled }, skip: settled === '' || !makesCards },
    // The server forgets cards after a day, and a page that did not answer may answer now.
    fetchPolicy: 'network-only',
  })
  useSecondTries(error, settled, refetch)
  const card = isKept ? kept : settled === url && data?.linkPreview
  if (!card) return null
  return (
    <div role="group" aria-label="Card of the link" className={css.card}>
      <LinkCard card={card} />
      <IconButton
        label="Remove card"
        className={css.remove}
        disabled={composer.busy}
        ref={focusText}
        onClick={() => composer.write({ noCard: url })}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  )
}

/** The server reads only a few pages of a site at once, and says when to ask again. */
function useSecondTries(error: unknown, url: string, ask: () => Promise<unknown>): void {
  const tries = useRef({ url, left: mostTries })
  useEffect(() => {
    if (tries.current.url !== url) tries.current = { url, left: mostTries }
    if (codeOf(error) !== 'BUSY' || !CombinedGraphQLErrors.is(error)) return
    const seconds = Number(error.errors[0]?.extensions?.['retryAfterSeconds']) || 1
    const timer = setTimeout(() => {
      if (tries.current.left-- > 0) ask().catch(() => {})
    }, seconds * 1_000)
    return () => clearTimeout(timer)
  }, [error, url, ask])
}

function useCardOf(mode: ComposerMode) {
  const { cache } = useApolloClient()
  if (mode.kind !== 'edit') return null
  const from = { __typename: 'Post', id: mode.postId } as const
  const name = { fragment: ComposerCard_PostFragmentDoc, fragmentName: 'ComposerCard_post' }
  return cache.readFragment({ from, ...name })?.card
}

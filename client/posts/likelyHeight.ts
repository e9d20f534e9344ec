import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { LikelyHeight_PostFragmentDoc, type LikelyHeight_PostFragment } from './likelyHeight.generated.ts'
import { collapsedLines } from './PostText.tsx'
import { boxOf } from './shape.ts'

type Content = Omit<LikelyHeight_PostFragment, 'id' | ' $fragmentName'>

/** Pixels of a card beside its text, and of the widest column. */
const beside = 84
const widest = 600
/** Pixels of a line of text, and of a letter in it with what wrapping leaves empty, at the usual size of text. */
const line = 20
const letter = 7.9
const usualText = 16
/** Pixels of a card beside its lines of text, of a row of links, of the space around the line about the parent. */
const bare = 61
const links = 52
const context = 16
/** Pixels of the space and the borders of media. */
const space = 12
const borders = 2

/** Returns the likely height of the card of a post in the cache, perhaps without the line about its parent. */
export function useLikelyHeight(hideParent: boolean): (id: string) => number | undefined {
  const { cache } = useApolloClient()
  return useCallback(
    (id) => {
      // Only these fields: a jump asks for the heights of all cards that it brings, before it shows any.
      const post = cache.readFragment({ fragment: LikelyHeight_PostFragmentDoc, from: { __typename: 'Post', id } })
      return post
        ? likelyHeight(hideParent ? { ...post, parent: null } : post, window.innerWidth, textScale())
        : undefined
    },
    [cache, hideParent],
  )
}

/** How much larger the reader wants text than usual. */
const textScale = () => parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText

/**
 * The height that a post's card will probably have in a window of this width, in pixels: mostly right but for a line.
 * `scale` enlarges the text.
 */
export function likelyHeight(post: Content, width: number, scale = 1): number {
  const room = Math.min(width, widest) - beside
  const lines = post.content
    .split('\n')
    .reduce((sum, text) => sum + Math.max(1, Math.ceil((text.length * letter * scale) / room)), 0)
  // The line with the author's name stands above the text.
  const shown = 1 + Math.min(lines, collapsedLines) + (post.parent ? 1 : 0)
  const text = line * scale * shown
  return bare + text + mediaHeight(post, room) + links * post.links.length + (post.parent ? context : 0)
}

function mediaHeight({ images: [first, second], video }: Content, room: number): number {
  const alone = first ?? video
  if (!alone) return 0
  return space + (second ? (room * 9) / 16 : boxOf(alone, room - borders).height + borders)
}

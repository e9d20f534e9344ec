import type { ApolloClient } from '@apollo/client'
import { type ComponentType, use, useEffect, useState } from 'react'
import { documentHash } from '../apollo/documentHash.ts'
import { FarPages, type ListedPages } from '../apollo/farPages.ts'
import type { Page } from '../apollo/useConnection.ts'
import { Button } from '../ui/Button.tsx'
import { Drawing } from '../ui/VirtualList.tsx'
import css from './MissingPost.module.css'

/** The height of a card that was never measured, in pixels. */
const usual = 150

/** What a list does with the posts that are far from the reader (see apollo/farPages.ts). */
export type FarPosts = {
  /** Stands in for the card of a post that has left the cache. */
  Missing: ComponentType<{ id: string }>
}

type Known = FarPosts & { pages: FarPages }

const lists = new WeakMap<ApolloClient, Map<string, Known>>()

const keyOf = ({ query, variables }: Page) => JSON.stringify([documentHash(query), variables])

/** What is known of a page's list since the client began; undefined if it was never long. */
export const knownFarPosts = (client: ApolloClient, page: Page): FarPosts | undefined =>
  lists.get(client)?.get(keyOf(page))

/** Notes how long a page's list is by now. Returns the same object each time. */
export function farPosts(client: ApolloClient, page: Page, listed: ListedPages): FarPosts {
  const known = lists.get(client) ?? new Map<string, Known>()
  lists.set(client, known)
  const key = keyOf(page)
  const far = known.get(key) ?? made(new FarPages(client, page))
  known.set(key, far)
  far.pages.note(listed)
  return far
}

function made(pages: FarPages): Known {
  return { pages, Missing: ({ id }) => <MissingPost id={id} pages={pages} /> }
}

/** The empty place of a card, as high as the card was, which has its page loaded again. */
function MissingPost({ id, pages }: { id: string; pages: FarPages }) {
  const drawing = use(Drawing)
  const [height] = useState(() => {
    const known = drawing?.heightOf(drawing.ids.indexOf(id), false) ?? 0
    return known > 0 ? known : usual
  })
  const failed = pages.failure.useValue()
  useEffect(() => pages.want(id), [pages, id])
  useEffect(() => {
    if (failed === null) return
    window.addEventListener('online', pages.retry)
    return () => window.removeEventListener('online', pages.retry)
  }, [failed, pages])
  if (failed === null) return <div data-waiting="again" style={{ height }} />
  return (
    <div className={css.missing} style={{ height }} role={failed === id ? 'alert' : undefined}>
      <p>This Tweet did not load.</p>
      <Button kind="plain" onClick={pages.retry}>
        Retry
      </Button>
    </div>
  )
}

import { Fragment, useCallback, type ReactNode } from 'react'
import { placesOfWords } from '../../server/posts/searchWords.rules.ts'
import css from './MarkWords.module.css'
import { MarkContext } from './marks.ts'

export function MarkWords({ words, children }: { words: ReadonlySet<string>; children: ReactNode }) {
  const mark = useCallback(
    (text: string, draw: (part: string) => ReactNode) => {
      let end = 0
      const parts = placesOfWords(text, words).map(([start, next]) => {
        const before = text.slice(end, start)
        end = next
        return (
          <Fragment key={start}>
            {draw(before)}
            <mark className={css.mark}>{draw(text.slice(start, next))}</mark>
          </Fragment>
        )
      })
      return (
        <>
          {parts}
          {draw(text.slice(end))}
        </>
      )
    },
    [words],
  )
  return <MarkContext value={mark}>{children}</MarkContext>
}

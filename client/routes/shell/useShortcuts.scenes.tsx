import { fireEvent } from '@testing-library/react'
import { asCard } from '../../navigation/cards.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { Shortcuts } from './Shortcuts.tsx'

it('a key that is held leads on through the cards, but presses a button only once', async () => {
  const pressed: string[] = []
  Element.prototype.scrollIntoView = () => {}
  const card = (id: string) => (
    <article key={id} tabIndex={-1} {...asCard(id)}>
      <button data-action="like" onClick={() => pressed.push(id)} />
    </article>
  )
  await renderApp(
    <main>
      {['a', 'b', 'c'].map(card)}
      <Shortcuts />
    </main>,
    { answers: {} },
  )
  const holds = (key: string) => {
    for (const repeat of [false, true, true]) fireEvent.keyDown(document.activeElement ?? document, { key, repeat })
  }
  document.querySelector('article')?.focus()
  holds('j')
  holds('l')
  expect(pressed).toEqual(['c'])
})

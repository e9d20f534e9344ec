import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long a frame draws cards, in milliseconds: the browser needs the rest of it to lay them out. */
const budgetMs = 8

type Waiting = { box: Element; draw: () => void }

/** The cards that a scroll brings near the window: each frame draws only so many that scrolling stays smooth. */
export class DrawingQueue {
  /** Whether cards that appear now wait for their turn. */
  isOpen = false
  readonly #waiting = new Set<Waiting>()

  /** Cards wait from now on, until each one has been drawn. To be called at a scroll, before new cards appear. */
  open(): void {
    if (this.isOpen) return
    this.isOpen = true
    const begin = performance.now()
    requestAnimationFrame(() => this.#drawSome(begin))
  }

  /** Draws a card at its turn, unless the returned function is called before. */
  add(card: Waiting): () => void {
    this.#waiting.add(card)
    return () => void this.#waiting.delete(card)
  }

  /** Draws those cards first that are in the window, from top to bottom, and then the nearest. */
  #drawSome(begin: number): void {
    const cards = Array.from(this.#waiting, (card) => ({ card, place: placeOf(card.box) }))
    cards.sort((a, b) => a.place - b.place)
    for (const { card } of cards) {
      if (performance.now() - begin > budgetMs) break
      this.#waiting.delete(card)
      flushSync(card.draw)
    }
    this.isOpen = this.#waiting.size > 0
    if (this.isOpen) requestAnimationFrame(() => this.#drawSome(performance.now()))
  }
}

/** When it is a box's turn: the lower the number, the earlier. */
function placeOf(box: Element): number {
  const { top, bottom } = box.getBoundingClientRect()
  return bottom < 0 ? window.innerHeight - bottom : top
}

type Props = {
  queue: DrawingQueue
  /** The likely height of the card, in pixels. */
  height: () => number
  children: ReactNode
}

/** A card; if a scroll brings it, an empty box until it is the card's turn. */
export function Gradual({ queue, height, children }: Props) {
  const [isDrawn, setDrawn] = useState(!queue.isOpen)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) return queue.add({ box: box.current, draw: () => setDrawn(true) })
  }, [queue, isDrawn])
  return isDrawn ? children : <div ref={box} style={{ height: height() }} />
}

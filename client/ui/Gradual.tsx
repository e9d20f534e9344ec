import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long a task goes on beginning something, in milliseconds. */
const budgetMs = 8

type Waiting = { box: Element; draw: () => void }

/**
 * The cards that a scroll brings near the window. They are drawn one after the other, in short tasks, so that the browser
 * can scroll and answer in between.
 */
export class DrawingQueue {
  /** Whether one of these cards is being drawn: what it measures can wait until the browser lays out the page anyway. */
  static isDrawing = false

  /** The first id of the list when it was last scrolled. */
  #top: string | undefined
  readonly #waiting = new Set<Waiting>()
  #isBusy = false

  /** Cards of a list with this first id wait from now on. To be called at a scroll, before new cards appear. */
  open(top: string | undefined): void {
    this.#top = top
    if (this.#waiting.size > 0) this.#start()
  }

  /** Whether new cards wait for their turn. Those of a list that has changed at its top since the last scroll do not. */
  isOpen(top: string | undefined): boolean {
    return top !== undefined && this.#top === top
  }

  /** Draws a card at its turn, one that `rests` after the next scroll, unless the returned function is called before. */
  add(card: Waiting, rests: boolean): () => void {
    this.#waiting.add(card)
    if (!rests) this.#start()
    return () => void this.#waiting.delete(card)
  }

  #start(): void {
    if (this.#isBusy) return
    this.#isBusy = true
    // After the frame: all cards that a scroll brings have been added by then.
    requestAnimationFrame(() => this.#goOn())
  }

  /** Goes on in a task of its own: the browser can scroll and paint before it. */
  #goOn(): void {
    setTimeout(() => this.#drawSome())
  }

  /** Draws cards until the time is up: on a slow computer one. */
  #drawSome(): void {
    const end = performance.now() + budgetMs
    do {
      const next = this.#nearest()
      this.#isBusy = next !== undefined
      if (!next) return
      this.#draw(next)
    } while (performance.now() < end)
    this.#goOn()
  }

  /** The card whose turn it is: those in the window first, from top to bottom. */
  #nearest(): Waiting | undefined {
    const cards = Array.from(this.#waiting, (card) => ({ card, place: placeOf(card.box) }))
    return cards.sort((a, b) => a.place - b.place)[0]?.card
  }

  #draw(card: Waiting): void {
    this.#waiting.delete(card)
    DrawingQueue.isDrawing = true
    try {
      flushSync(card.draw)
      // Makes the browser lay out the card now: the next frame has enough to do.
      card.box.getBoundingClientRect()
    } finally {
      DrawingQueue.isDrawing = false
    }
  }
}

/** When it is a box's turn: the lower the number, the earlier. */
function placeOf(box: Element): number {
  const { top, bottom } = box.getBoundingClientRect()
  return bottom < 0 ? window.innerHeight - bottom : top
}

type Props = ComponentProps<'div'> & {
  queue: DrawingQueue
  /** The first id of the list. */
  top: string | undefined
  /** The likely height of the card, in pixels. */
  height: () => number
  /** Whether the card is so far below the window that it is not drawn before a scroll. */
  isFar: () => boolean
}

/**
 * The box of a card. If a scroll brings it, it is empty until it is the card's turn: browsers take no empty box that moves
 * for a shift of the page.
 */
export function Gradual({ queue, top, height, isFar, ref, style, children, ...rest }: Props) {
  const [isDrawn, setDrawn] = useState(() => !queue.isOpen(top) && !isFar())
  const rests = !isDrawn && isFar()
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLDivElement, [])
  useEffect(() => {
    if (box.current && !isDrawn) return queue.add({ box: box.current, draw: () => setDrawn(true) }, rests)
  }, [queue, isDrawn, rests])
  const waiting = !isDrawn && { 'data-waiting': !rests || undefined, style: { ...style, height: height() } }
  return (
    <div {...rest} ref={box} style={style} {...waiting}>
      {isDrawn && children}
    </div>
  )
}

import { act, render, screen } from '@testing-library/react'
import { DrawingQueue, Gradual } from './Gradual.tsx'

/** Draws cards at these distances from the window's top, each 100 pixels high, in a window of 768 pixels. */
function drawAt(places: readonly number[], queue: DrawingQueue, top = 'first') {
  const drawn: number[] = []
  const Card = ({ place }: { place: number }) => {
    if (!drawn.includes(place)) drawn.push(place)
    return <p>At {place}</p>
  }
  const boxes = places.map((place) => (
    <Gradual key={place} queue={queue} top={top} height={() => 100 + place / 1_000} isFar={() => place > 2_000}>
      <Card place={place} />
    </Gradual>
  ))
  const { rerender, container } = render(<>{boxes}</>)
  return { drawn, container, leaveOut: (index: number) => rerender(<>{boxes.toSpliced(index, 1)}</>) }
}

/** The place of a box is in its height: jsdom lays nothing out. */
function placesItsBoxes(): void {
  HTMLElement.prototype.getBoundingClientRect = function () {
    const top = Math.round((parseFloat(this.style.height) - 100) * 1_000)
    return new DOMRect(0, top, 600, 100)
  }
}

function scrolledQueue(top = 'first'): DrawingQueue {
  const queue = new DrawingQueue()
  queue.open(top)
  return queue
}

describe('a card of a list', () => {
  it('is drawn at once', () => {
    drawAt([0], new DrawingQueue())
    expect(screen.getByText('At 0')).toBeVisible()
  })

  it('that a scroll brings waits, and those in the window come first', async () => {
    placesItsBoxes()
    const { drawn, container } = drawAt([-700, -200, 0, 300, 1_500], scrolledQueue())
    expect(drawn).toEqual([])
    expect(container.childElementCount).toBe(5)
    expect(container.firstElementChild).toBeEmptyDOMElement()
    expect(await screen.findByText('At 1500')).toBeVisible()
    expect(drawn.slice(0, 3)).toEqual([0, 300, -200])
    expect(drawn).toHaveLength(5)
  })

  it('that is gone before its turn is not drawn', async () => {
    const { drawn, leaveOut } = drawAt([0, 100], scrolledQueue())
    act(() => leaveOut(0))
    expect(await screen.findByText('At 100')).toBeVisible()
    expect(drawn).toEqual([100])
  })

  it('waits also when no other does', async () => {
    const queue = scrolledQueue()
    drawAt([0], queue)
    expect(await screen.findByText('At 0')).toBeVisible()
    const { drawn } = drawAt([100], queue)
    expect(drawn).toEqual([])
    expect(await screen.findByText('At 100')).toBeVisible()
  })

  it('that is far below the window waits for a scroll', async () => {
    const queue = new DrawingQueue()
    const { drawn } = drawAt([0, 3_000], queue)
    expect(drawn).toEqual([0])
    queue.open('first')
    expect(await screen.findByText('At 3000')).toBeVisible()
  })

  it('is drawn at once if the list has begun otherwise since the scroll', () => {
    drawAt([0], scrolledQueue('first'), 'new')
    expect(screen.getByText('At 0')).toBeVisible()
  })
})

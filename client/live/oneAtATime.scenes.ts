import { oneAtATime } from './oneAtATime.ts'

const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

it('what runs one at a time runs once more for all calls meanwhile', async () => {
  const ends: (() => void)[] = []
  const act = oneAtATime(() => new Promise((resolve) => ends.push(resolve)))
  act()
  act()
  act()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await nextTurn()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await nextTurn()
  expect(ends).toHaveLength(2)
  act()
  expect(ends).toHaveLength(3)
})

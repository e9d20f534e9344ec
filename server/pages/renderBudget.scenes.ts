import { RenderBudget } from './renderBudget.ts'

it('rendering pauses after two seconds of it, until its share of the time has caught up', () => {
  const budget = new RenderBudget()
  expect(budget.isLeft(0)).toBe(true)
  budget.spend(1_999)
  expect(budget.isLeft(0)).toBe(true)
  budget.spend(401)
  expect(budget.isLeft(0)).toBe(false)
  expect(budget.isLeft(1_000)).toBe(false)
  expect(budget.isLeft(1_001)).toBe(true)
})

it('idle time is not saved up', () => {
  const budget = new RenderBudget()
  expect(budget.isLeft(1_000_000)).toBe(true)
  budget.spend(2_000)
  expect(budget.isLeft(1_000_000)).toBe(false)
})

import { cardTime, fullTime, monthAndYear } from './times.ts'

const now = new Date(2026, 5, 15, 12, 0).valueOf()
const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

describe('times', () => {
  it('are relative within a day', () => {
    expect([0, 1, 59, 60, 23 * 60 + 59].map((minutes) => cardTime(ago(minutes), now))).toEqual([
      'now',
      '1m',
      '59m',
      '1h',
      '23h',
    ])
  })

  it('are a day and a month after 24 hours', () => {
    expect(cardTime(ago(24 * 60), now)).toBe('14 Jun')
  })

  it('are a month and a year in another year', () => {
    expect(cardTime(new Date(2024, 2, 4).toISOString(), now)).toBe('Mar, 2024')
  })

  it('are exact on the single post', () => {
    expect(fullTime(new Date(2026, 2, 4, 0, 5).toISOString())).toBe('12:05 AM · Mar 4, 2026')
    expect(fullTime(new Date(2026, 2, 4, 16, 5).toISOString())).toBe('4:05 PM · Mar 4, 2026')
  })

  it('are the same in every zone for a page that the server renders', () => {
    const utc = { utc: true }
    expect(fullTime('2026-03-04T16:05:09.120Z', utc)).toBe('4:05 PM · Mar 4, 2026')
    expect(monthAndYear('2022-12-31T23:59:59.999Z', utc)).toBe('December 2022')
    const newYear = Date.parse('2026-01-01T00:00:00.000Z')
    expect(cardTime('2025-12-31T23:59:59.999Z', newYear, utc)).toBe('Dec, 2025')
    expect(cardTime('2026-01-01T00:00:00.000Z', newYear + 90 * 60_000, utc)).toBe('1h')
  })

  it('show the month when somebody joined', () => {
    expect(monthAndYear(new Date(2022, 10, 2).toISOString())).toBe('November 2022')
  })
})

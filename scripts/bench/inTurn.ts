/** Something that is asked again and again, and its times in milliseconds, sorted. */
export type Timed<Question> = { question: Question; times: readonly number[] }

/** Asks all questions in turn, so that other load affects all alike. The first `warmUp` rounds do not count. */
export async function askInTurn<Question>(
  questions: readonly Question[],
  { warmUp, rounds }: { warmUp: number; rounds: number },
  ask: (question: Question) => Promise<unknown>,
): Promise<Timed<Question>[]> {
  const all = questions.map((question) => ({ question, times: [] as number[] }))
  for (let index = -warmUp; index < rounds; index++) {
    for (const { question, times } of all) {
      const begin = performance.now()
      await ask(question)
      if (index >= 0) times.push(performance.now() - begin)
    }
  }
  return all.map(({ question, times }) => ({ question, times: times.toSorted((a, b) => a - b) }))
}

/** The time that this share of all sorted times does not exceed. */
export const at = (times: readonly number[], share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN

/** The median and the 99th percentile of sorted times. */
export const shown = (times: readonly number[]) => `${at(times, 0.5).toFixed(1)} / ${at(times, 0.99).toFixed(1)}`

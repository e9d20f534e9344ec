/** What the doctor says about one thing. With a `problem`, people are in danger or the site does not work. */
export type Diagnosis = {
  about: string
  state: 'ok' | 'warning' | 'problem'
  says: string
  /** What to do. */
  advice?: string
}

export const fine = (about: string, says: string): Diagnosis => ({ about, state: 'ok', says })

export const warning = (about: string, says: string, advice: string): Diagnosis => ({
  ...{ about, state: 'warning', says, advice },
})

export const problem = (about: string, says: string, advice: string): Diagnosis => ({
  ...{ about, state: 'problem', says, advice },
})

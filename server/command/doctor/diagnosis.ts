/** What the doctor says about one thing. A `problem` puts people in danger or stops the site. */
export type Diagnosis = {
  about: string
  state: 'ok' | 'warning' | 'problem'
  says: string
  advice?: string
}

export const fine = (about: string, says: string): Diagnosis => ({ about, state: 'ok', says })

export const warning = (about: string, says: string, advice: string): Diagnosis => ({
  ...{ about, state: 'warning', says, advice },
})

export const problem = (about: string, says: string, advice: string): Diagnosis => ({
  ...{ about, state: 'problem', says, advice },
})

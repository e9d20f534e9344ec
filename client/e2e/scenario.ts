import { basename } from 'node:path'
import { test } from 'node:test'
import { Person } from './person.ts'
import { type VisitorOptions, openContext } from './visitor.ts'

/** What a scenario is played with. */
export type Stage = {
  /** Somebody opens a browser of their own: a guest, or with `as` somebody who is logged in already. */
  visitor: (options?: VisitorOptions) => Promise<Person>
}

const file = basename(process.argv[1] ?? 'e2e', '.e2e.ts')

/**
 * A test of what a person sees, named by a sentence. Errors of a page, in its scripts or its console, fail it even where
 * the person would not notice. When it fails, pictures of all its pages are kept in artifacts/e2e/.
 */
export function scenario(name: string, play: (stage: Stage) => Promise<void>): void {
  const folder = `artifacts/e2e/${file}`
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  void test(name, { timeout: 90_000 }, async () => {
    const people: Person[] = []
    const visitor = async (options: VisitorOptions = {}) => {
      const { page, complaints } = await openContext(options)
      const username = typeof options.as === 'object' ? options.as.username : (options.as ?? null)
      const person = new Person(page, { complaints, folder, username })
      people.push(person)
      return person
    }
    try {
      await play({ visitor })
      const complaints = people.flatMap((person) => person.complaints)
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
    } catch (error) {
      for (const [index, person] of people.entries()) await person.keepsPicture(`FAILED-${slug}-${index + 1}`)
      throw error
    } finally {
      for (const person of people) await person.leaves()
    }
  })
}

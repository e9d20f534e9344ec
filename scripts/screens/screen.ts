import type { Person } from '../../client/e2e/person.ts'
import type { World } from './world.ts'

/** A path, who is logged in, and what they do before the screenshot. */
export type Screen = {
  name: string
  path: (world: World) => string
  as?: keyof World['people']
  steps?: (person: Person) => Promise<void>
  /** Repeats the steps at each width, because the column that they use is replaced. */
  again?: boolean
  tolerates?: RegExp[]
}

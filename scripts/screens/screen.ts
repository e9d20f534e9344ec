import type { Person } from '../../client/e2e/person.ts'
import type { World } from './world.ts'

/** A screen to take pictures of: where it is, who looks, and what they do before the picture. */
export type Screen = {
  name: string
  path: (world: World) => string
  as?: keyof World['people']
  steps?: (person: Person) => Promise<void>
  /** Whether they do it again at every width: what they opened goes with the column it was in. */
  again?: boolean
  /** Complaints of the browser that belong to the screen. */
  tolerates?: RegExp[]
}

import fc from 'fast-check'
import { parseConfig } from '../../config.ts'
import { violations } from '../violations.ts'
import { Client } from '../faults/client.ts'
import { testSettings, urlOf, useServer } from '../testServer.ts'
import { anyStep } from './steps.ts'
import { expectAllVisible } from './visible.ts'
import { newWorld } from './world.ts'

useServer()

/** Sequences run in lanes beside one another, as one alone would mostly wait for the disk. */
const lanes = 4
const sequences = Number(process.env['MODEL_SEQUENCES'] ?? 300)
const stepsEach = 40
const given = process.env['MODEL_SEED']
const seed = Number(given ?? Date.now() % 1e9)
const path = process.env['MODEL_PATH']

async function runLane(lane: number, client: Client): Promise<void> {
  const { jwtSecret } = parseConfig(testSettings)
  const property = fc.asyncProperty(
    fc.array(anyStep, { minLength: stepsEach, maxLength: stepsEach }),
    async (steps) => {
      const state = await newWorld(jwtSecret)
      await fc.asyncModelRun(() => ({ model: state, real: client }), steps)
      await expectAllVisible(state, client)
    },
  )
  await fc.assert(property, { seed: seed + lane, numRuns: Math.ceil(sequences / lanes), ...(path && { path }) })
}

it(`does what a plain model of the specification does, in ${sequences} sequences of ${stepsEach} operations`, async () => {
  const client = new Client(Number(new URL(urlOf('/')).port))
  // To repeat a failure: MODEL_SEED and MODEL_PATH as it was printed, which is one lane's.
  const started = Array.from({ length: given === undefined ? lanes : 1 }, (_, lane) => runLane(lane, client))
  const failures = (await Promise.allSettled(started)).filter((end) => end.status === 'rejected')
  client.close()
  if (failures[0]) throw failures[0].reason
  expect(await violations()).toEqual([])
}, 600_000)

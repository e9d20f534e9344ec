import fc from 'fast-check'
import { parseConfig } from '../../config.ts'
import { violations } from '../violations.ts'
import { Client } from '../faults/client.ts'
import { replay, seed } from '../seed.ts'
import { testSettings, urlOf, useServer } from '../testServer.ts'
import { anyStep } from './steps.ts'
import { expectAllVisible } from './visible.ts'
import { newWorld } from './world.ts'

useServer()

/** Sequences run in lanes beside one another, as one alone would mostly wait for the disk. */
const lanes = 4
const sequences = Number(process.env['MODEL_SEQUENCES'] ?? 300)
const stepsEach = 40

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
  await fc.assert(property, { ...replay, seed: seed + lane, numRuns: Math.ceil(sequences / lanes) })
}

it(`does what a plain model of the specification does, in ${sequences} sequences of ${stepsEach} operations (TEST_SEED=${seed})`, async () => {
  const client = new Client(Number(new URL(urlOf('/')).port))
  // The path of a failure belongs to one lane, and the printed seed is that lane's.
  const started = Array.from({ length: 'path' in replay ? 1 : lanes }, (_, lane) => runLane(lane, client))
  const failures = (await Promise.allSettled(started)).filter((end) => end.status === 'rejected')
  client.close()
  if (failures[0]) throw failures[0].reason
  expect(await violations()).toEqual([])
}, 900_000)

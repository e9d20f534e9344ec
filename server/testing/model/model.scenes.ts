import fc from 'fast-check'
import { parseConfig } from '../../config.ts'
import { violations } from '../violations.ts'
import { Client } from '../faults/client.ts'
import { replay, seed, tries } from '../seed.ts'
import { wholeApiSettings } from '../sharedSettings.ts'
import { testSettings, urlOf, useServer } from '../testServer.ts'
import { anyStep } from './steps.ts'
import { expectAllVisible } from './visible.ts'
import { newWorld } from './world.ts'

/** Several sequences run at once, because one alone would mostly wait for the database. */
const lanes = 4
const sequences = tries(8)
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

describe('the server', () => {
  useServer(wholeApiSettings)

  it(`behaves like a simple model of the specification, in ${sequences} sequences of ${stepsEach} operations (TEST_SEED=${seed})`, async () => {
    const client = new Client(Number(new URL(urlOf('/')).port))
    // The path of a failure belongs to the seed of its lane, so a replay runs one lane.
    const started = Array.from({ length: 'path' in replay ? 1 : lanes }, (_, lane) => runLane(lane, client))
    const failures = (await Promise.allSettled(started)).filter((end) => end.status === 'rejected')
    client.close()
    if (failures[0]) throw failures[0].reason
    expect(await violations()).toEqual([])
  }, 2_400_000)
})

import { Agent } from 'node:http'
import { type Start, median } from '../harness.ts'
import { ask } from '../send.ts'

/** How many documents a second the data set's import stores, relative to `bulkWrite` of the same documents. */
export async function importRate(start: Start, rounds: number): Promise<number> {
  const file = 'importContender.ts'
  const [plain, linnet] = [await start('plain', file), await start('linnet', file)]
  const agent = new Agent()
  const timeOf = async ({ port }: { port: number }) => Number(await ask(agent, port, {}))
  const ratios: number[] = []
  for (let index = -1; index < rounds; index++) {
    const ratio = (await timeOf(plain)) / (await timeOf(linnet))
    if (index >= 0) ratios.push(ratio)
  }
  agent.destroy()
  return median(ratios)
}

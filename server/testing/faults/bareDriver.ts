import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient } from 'mongodb'

/** The driver with default settings, to show how much of a recovery time is MongoDB's own. */
export class BareDriver {
  readonly #client: MongoClient

  private constructor(client: MongoClient) {
    this.#client = client
  }

  static async connect(uri: string): Promise<BareDriver> {
    return new BareDriver(await MongoClient.connect(uri))
  }

  async write(): Promise<void> {
    const write = () =>
      this.#client
        .db()
        .collection<{ _id: string; count: number }>('writes')
        .updateOne({ _id: 'one' }, { $inc: { count: 1 } }, { upsert: true, writeConcern: { w: 'majority' } })
    while (!(await write().catch(() => null))) await sleep(20)
  }

  close(): Promise<void> {
    return this.#client.close()
  }
}

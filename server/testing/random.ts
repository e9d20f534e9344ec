import { createHash } from 'node:crypto'
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export class Random {
  readonly #generator: ReturnType<typeof xoroshiro128plus>

  constructor(seed: string | number) {
    this.#generator = xoroshiro128plus(createHash('sha256').update(String(seed)).digest().readInt32LE())
  }

  next(): number {
    return uniformFloat64(this.#generator)
  }

  whole(low: number, high: number): number {
    return uniformInt(this.#generator, low, high)
  }

  below(below: number): number {
    return this.whole(0, Math.max(0, below - 1))
  }

  oneOf<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error('There is nothing to choose from.')
    return items[this.below(items.length)] as Item
  }

  /** One of the keys. A higher weight makes it more probable. */
  weighted<Key extends string>(weights: Record<Key, number>): Key {
    const entries = Object.entries<number>(weights) as [Key, number][]
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) if ((left -= weight) < 0) return key
    return this.oneOf(entries)[0]
  }
}

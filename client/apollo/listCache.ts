import { type Cache, InMemoryCache, type OperationVariables, makeVar } from '@apollo/client'
import { whenIdle } from '../hooks/whenIdle.ts'
import { wholeOf } from './watchedPart.ts'

/** A card on the screen adds one or two watches. */
const mostWatches = 500

export class ListCache extends InMemoryCache {
  /** The deleted objects, which all lists hide. */
  readonly unlisted = makeVar<ReadonlySet<string>>(new Set())
  #watches = 0

  /** A list watches a part of its query, but the cache must store the whole answer. */
  override write<Data, Variables extends OperationVariables>(options: Cache.WriteOptions<Data, Variables>) {
    return super.write({ ...options, query: wholeOf(options.query) })
  }

  override watch<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: Cache.WatchOptions<Data, Variables>,
  ) {
    this.#watches += 1
    if (this.#watches === mostWatches) whenIdle(() => this.#forgetReads())
    return super.watch(options)
  }

  /**
   * Apollo keeps 10 kB of read results per card, also of cards that have gone. `gc` frees them, but takes longer. The new
   * set lets Apollo read the watched lists again.
   */
  #forgetReads(): void {
    this.#watches = 0
    ;(this as unknown as { resetResultCache(): void }).resetResultCache()
    this.unlisted(new Set(this.unlisted()))
  }
}

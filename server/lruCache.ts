import { LRUCache } from 'lru-cache'

/**
 * A cache of the `most` recently used entries, each for `ttl` milliseconds if that is given. It takes memory as it fills:
 * `LRUCache` with `max` takes it for all entries at once, which costs every start.
 */
export function lruCache<Key extends string, Value extends object | string | number | true>(
  most: number,
  ttl?: number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({ maxSize: most, sizeCalculation: () => 1, ...(ttl && { ttl }) })
}

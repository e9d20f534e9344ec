import { LRUCache } from 'lru-cache'

/** The clock by which entries expire. Tests stop it, so that what they count does not depend on their pace. */
export const cacheClock = { now: () => performance.now() }

/** The `most` recently used entries, for `ttl` milliseconds if given. `max` would take memory for all at once. */
export function lruCache<Key extends string, Value extends object | string | number | true>(
  most: number,
  ttl?: number,
): LRUCache<Key, Value> {
  return new LRUCache<Key, Value>({
    maxSize: most,
    sizeCalculation: () => 1,
    ...(ttl && { ttl, perf: cacheClock, ttlResolution: 0 }),
  })
}

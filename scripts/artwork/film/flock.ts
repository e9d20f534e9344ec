import type { Random } from '../random.ts'

/** A bird of the flock: how far behind its head it flies (seconds), and its own place and turn around the flock's line. */
export type Bird = { behind: number; aside: number; angle: number; turn: number }

/** Where a bird is (pixels), how it flies (pixels a second) and how near it is (-1 far to 1 near). */
export type Moment = { x: number; y: number; vx: number; vy: number; near: number }

/** Birds strung out behind the head of the flock, dense in its middle. */
export function gather(random: Random, count: number): Bird[] {
  const middling = () => (random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1)) / 3
  return Array.from({ length: count }, () => ({
    behind: 1.15 + middling() * 1.3,
    aside: Math.sqrt(random.between(0, 1)) * (1 + 0.35 * middling()),
    angle: random.between(0, 2 * Math.PI),
    turn: random.between(0.5, 1.5),
  }))
}

/** One bird at a time (seconds): the flock's line wanders over the sky, swelling, thinning and twisting. */
export function momentOf(bird: Bird, time: number): Moment {
  const [now, next] = [placeOf(bird, time), placeOf(bird, time + 0.02)]
  return { ...now, vx: (next.x - now.x) / 0.02, vy: (next.y - now.y) / 0.02 }
}

function placeOf({ behind, aside, angle, turn }: Bird, time: number): { x: number; y: number; near: number } {
  const t = time - behind
  const centerX = 490 + 250 * Math.sin(t * 0.95 + 0.4) + 50 * Math.sin(t * 2.3)
  const centerY = 178 + 62 * Math.sin(t * 1.5 + 1) + 22 * Math.sin(t * 3.1 + behind)
  const wide = 46 + 34 * Math.sin(t * 1.7 + behind * 2.4) + 14 * Math.sin(behind * 5 - time)
  const spin = angle + t * turn + Math.sin(behind * 3 + time * 0.8)
  return {
    x: centerX + Math.cos(spin) * aside * wide * 1.5,
    y: centerY + Math.sin(spin) * aside * wide,
    near: Math.sin(spin + 1.2) * aside,
  }
}

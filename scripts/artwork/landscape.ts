import type { Random } from './random.ts'
import { circle, fill, path, polygon, repeat, softLine, stroke, type Point } from './svg.ts'

type Frame = { width: number; height: number }

/** A hill from edge to edge: a soft line around `top`, at most `rise` away from it, filled down to the bottom. */
export function hill(
  { width, height }: Frame,
  random: Random,
  top: number,
  rise: number,
  style: string,
  bumps = 7,
): string {
  const points = Array.from({ length: bumps + 3 }, (_, i): Point => {
    return [((i - 1) / bumps) * width, top + random.between(-rise, rise)]
  })
  return path(`${softLine(points)}L${width * 1.3} ${height}L${-width * 0.3} ${height}Z`, style)
}

/** Stars, more of them small than large, in the upper `part` of the picture. */
export function stars(
  { width, height }: Frame,
  random: Random,
  count: number,
  part: number,
  color = '#ffffff',
): string {
  return repeat(count, () => {
    const size = 0.5 + 2 * random.between(0, 1) ** 4
    const opacity = Number(random.between(0.35, 1).toFixed(2))
    return circle(random.between(0, width), random.between(0, height * part), size, fill(color, opacity))
  })
}

/** A bird far away: two wings in one stroke. */
export function farBird(x: number, y: number, span: number, lift: number, color: string): string {
  const wing = (side: number) => `Q${x + side * span * 0.3} ${y - lift} ${x + side * span * 0.5} ${y - lift * 0.2}`
  return path(`M${x} ${y}${wing(-1)}M${x} ${y}${wing(1)}`, stroke(color, Math.max(1.2, span / 11)))
}

/** A fir tree with ragged sides standing on `y`. */
export function fir(random: Random, x: number, y: number, size: number, color: string): string {
  const steps = 7
  const side = (direction: number): Point[] =>
    Array.from({ length: steps }, (_, i) => {
      const down = (i + 1) / steps
      const out = down * size * 0.24 * random.between(0.85, 1.15)
      return [
        [x + direction * out, y - size + down * size],
        [x + direction * out * 0.55, y - size + down * size - size * 0.025],
      ] as const
    }).flat()
  return polygon([[x, y - size], ...side(1), ...side(-1).reverse()], fill(color))
}

/** Reeds along the bottom edge, leaning a little, some with a seed head. */
export function reeds({ width, height }: Frame, random: Random, count: number, size: number, color: string): string {
  return repeat(count, () => {
    const x = random.between(-20, width + 20)
    const tall = size * random.between(0.45, 1)
    const lean = random.between(-0.25, 0.35) * tall
    const tip: Point = [x + lean, height - tall]
    const stem = path(
      `M${x} ${height + 5}Q${x} ${height - tall * 0.6} ${tip[0]} ${tip[1]}`,
      stroke(color, random.between(2, 4)),
    )
    const head = `<ellipse cx="${tip[0]}" cy="${tip[1]}" rx="${size * 0.028}" ry="${size * 0.1}" transform="rotate(${(lean / tall) * 60} ${tip[0]} ${tip[1]})" ${fill(color)}/>`
    return random.between(0, 1) < 0.4 ? stem + head : stem
  })
}

/** Short flat strokes of light on water between `top` and `bottom`, denser and smaller far away. */
export function ripples(
  { width }: Pick<Frame, 'width'>,
  random: Random,
  top: number,
  bottom: number,
  count: number,
  color: string,
): string {
  return repeat(count, () => {
    const depth = random.between(0, 1) ** 1.5
    const length = 12 + depth * random.between(30, 140)
    const x = random.between(-length, width)
    const y = top + depth * (bottom - top)
    return path(`M${x} ${y}h${length}`, stroke(color, 1 + depth * 2.5, Number(random.between(0.15, 0.6).toFixed(2))))
  })
}

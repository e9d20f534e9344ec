import { stars } from '../landscape.ts'
import { randomFrom } from '../random.ts'
import {
  circle,
  drawing,
  fill,
  glow,
  gradient,
  group,
  line,
  mix,
  path,
  rect,
  repeat,
  stroke,
  type Drawing,
  type Point,
} from '../svg.ts'

type House = { x: number; y: number; width: number; tall: number; row: number }

const mast = ([x, y]: Point) =>
  path(`M${x} ${y}V${y - 46}M${x - 9} ${y - 40}H${x + 9}M${x - 6} ${y - 32}H${x + 6}`, stroke('#cfd8ea', 3)) +
  circle(x, y - 50, 26, 'fill="url(#signal)"') +
  circle(x, y - 50, 6, fill('#ffe9a8'))

/** A hillside town at night, its roofs joined by threads of light, 1200 × 800. */
export function meshMap(): Drawing {
  const random = randomFrom('mesh map')
  const houses = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 13 - row }, (_, i): House => {
      const spread = 1240 / (13 - row)
      const x = -20 + i * spread + random.between(-12, 12)
      const slope = 150 * Math.sin(((x + 200) / 1500) * Math.PI)
      return {
        x,
        y: 480 + row * 92 - slope + random.between(-14, 14),
        width: spread * random.between(0.84, 1.02),
        tall: random.between(64, 120),
        row,
      }
    }),
  )
  const draw = ({ x, y, width, tall, row }: House) => {
    const wall = mix(random.pick(['#3c4a78', '#44406f', '#36567c']), '#141b38', row * 0.14)
    const window = (i: number) => {
      const color = random.between(0, 1) < 0.5 ? random.pick(['#ffd98a', '#ffc46b', '#ffe9b8']) : '#232c52'
      return rect(
        x + 12 + (i % 3) * (width / 3.4),
        y - tall + 20 + Math.floor(i / 3) * 34,
        13,
        18,
        fill(color),
        i % 2 ? 6 : 1,
      )
    }
    const roof =
      random.between(0, 1) < 0.2
        ? path(
            `M${x + width * 0.2} ${y - tall}A${width * 0.3} ${width * 0.3} 0 0 1 ${x + width * 0.8} ${y - tall}Z`,
            fill(wall),
          )
        : ''
    return (
      roof +
      rect(x, y - tall, width, 520, fill(wall)) +
      rect(x - 3, y - tall - 6, width + 6, 9, fill(mix(wall, '#ffffff', 0.14))) +
      repeat(6, window)
    )
  }
  const roofs = houses.flat().filter((_, i) => i % 2 === 0)
  const masts = roofs.map(({ x, y, width, tall }): Point => [x + width * 0.5, y - tall - 6])
  const threads = masts.flatMap((from, i) =>
    masts
      .map((to, k) => ({ to, k, far: Math.hypot(from[0] - to[0], from[1] - to[1]) }))
      .filter(({ k }) => k !== i)
      .sort((a, b) => a.far - b.far)
      .slice(0, 3)
      .map(({ to }) => line([from[0], from[1] - 50], [to[0], to[1] - 50], stroke('#ffe2a0', 2, 0.55))),
  )
  const tank = (x: number, y: number) =>
    group(
      `transform="translate(${x} ${y})"`,
      path('M-20 0L-28 60M20 0L28 60M-24 30H24', stroke('#8f9cc4', 4)) +
        rect(-34, -46, 68, 48, fill('#7383b5'), 8) +
        path('M-36 -44Q0 -72 36 -44Z', fill('#8f9cc4')),
    )
  return drawing(
    1200,
    800,
    gradient('night', ['#0d1330', '#25305f', '#5a4f80']) + glow('signal', '#ffe2a0', 0.7),
    rect(0, 0, 1200, 800, 'fill="url(#night)"'),
    stars({ width: 1200, height: 800 }, random, 130, 0.5),
    circle(970, 130, 48, fill('#f4ead0')) + circle(988, 118, 42, fill('#161d40')),
    path('M-20 560C260 300 520 250 760 290C960 320 1100 400 1220 470V800H-20Z', fill('#2b3463')),
    tank(610, 232) + tank(250, 330),
    ...houses.map((row) => row.map(draw).join('')),
    threads.join(''),
    masts.map(mast).join(''),
  )
}

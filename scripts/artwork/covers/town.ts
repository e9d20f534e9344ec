import { farBird, ripples } from '../landscape.ts'
import { randomFrom } from '../random.ts'
import {
  circle,
  drawing,
  ellipse,
  fill,
  glow,
  gradient,
  group,
  line,
  mix,
  path,
  polygon,
  rect,
  repeat,
  stroke,
  type Drawing,
  type Point,
} from '../svg.ts'

const frame = { width: 1500, height: 500 }
const all = (style: string) => rect(0, 0, 1500, 500, style)

/** The baker's wall of blue and white tiles. */
export function tilesCover(): Drawing {
  const side = 125
  const blue = '#2a5fa5'
  const quarter =
    path('M0 0H62A62 62 0 0 1 0 62Z', fill(blue)) +
    path('M0 0H40A40 40 0 0 1 0 40Z', fill('#f7f5ee')) +
    path('M0 0H22A22 22 0 0 1 0 22Z', fill('#e2a33b'))
  const petal = path('M62.500 62.500C44 44 44 26 62.500 8C81 26 81 44 62.500 62.500Z', fill('#6f9bd1'))
  const tile = (i: number) => {
    const [column, row] = [i % 12, Math.floor(i / 12)]
    return group(
      `transform="translate(${column * side} ${row * side})"`,
      rect(0, 0, side, side, fill((column * 7 + row * 5) % 4 === 0 ? '#eef0ea' : '#f7f5ee')),
      repeat(4, (turn) => group(`transform="rotate(${turn * 90} 62.500 62.500)"`, quarter, petal)),
      circle(62.5, 62.5, 11, fill(blue)) + circle(62.5, 62.5, 5, fill('#e2a33b')),
      rect(0, 0, side, side, stroke('#cfd3cc', 2)),
    )
  }
  return drawing(1500, 500, all(fill('#f7f5ee')), repeat(48, tile))
}

/** The radio station's harbour at first light. */
export function harbourCover(): Drawing {
  const random = randomFrom('harbour')
  const house = (i: number) => {
    const [x, tall] = [40 + i * 66, random.between(60, 120)]
    const wall = random.pick(['#c9584b', '#e9c089', '#7d9a9c', '#f1e4cc', '#a94a4f'])
    const windows = repeat(2, (w) =>
      rect(x + 12 + w * 24, 300 - tall + 18, 12, 16, fill(random.pick(['#ffe2a0', '#ffe2a0', '#3c4a5e']))),
    )
    return (
      rect(x, 300 - tall, 60, tall + 10, fill(wall)) +
      polygon(
        [
          [x - 5, 302 - tall],
          [x + 30, 268 - tall],
          [x + 65, 302 - tall],
        ],
        fill('#45384a'),
      ) +
      windows
    )
  }
  const boat = (x: number, y: number, size: number, hull: string) =>
    group(
      `transform="translate(${x} ${y}) scale(${size})"`,
      path('M-60 0H64L46 26H-46Z', fill(hull)) + path('M-60 0H64L60 7H-56Z', fill('#fbeede')),
      line([0, 0], [0, -104], stroke('#3a3140', 4)) + path('M6 -100L50 -14H6ZM-6 -84L-38 -14H-6Z', fill('#fbeede')),
    )
  return drawing(
    1500,
    500,
    gradient('sky', ['#38507a', '#d98a83', '#f8c98f']) +
      gradient('sea', ['#e8a582', '#6a6c8c', '#2f4668']) +
      glow('lamp', '#fff3c9', 0.9),
    all('fill="url(#sky)"'),
    circle(880, 300, 74, fill('#ffe9bd')),
    path('M1296 128L-20 -30V120Z', fill('#fff3c9', 0.16)),
    path('M-20 310C200 284 420 300 640 308V340H-20Z', fill('#3f3a52')),
    repeat(8, house),
    rect(0, 304, 1500, 196, 'fill="url(#sea)"'),
    repeat(7, (i) => ellipse(880, 322 + i * 22, 88 - i * 8 + (i % 2) * 20, 3.5, fill('#ffe9bd', 0.55 - i * 0.06))),
    ripples(frame, random, 314, 496, 60, '#fbd9b8'),
    path('M1180 316C1220 280 1380 280 1500 300V330H1170Z', fill('#332c40')),
    path('M1276 154H1316L1332 292H1260Z', fill('#fdf1df')) +
      path('M1272 188H1320L1324 222H1268ZM1264 256H1328L1332 292H1260Z', fill('#c9463f')),
    rect(1280, 116, 32, 38, fill('#ffe9a8')) +
      path('M1272 118Q1296 84 1320 118Z', fill('#332c40')) +
      rect(1268, 150, 56, 9, fill('#332c40')) +
      circle(1296, 134, 62, 'fill="url(#lamp)"'),
    boat(720, 372, 1, '#2f4668') + boat(1060, 346, 0.6, '#a5443f') + boat(420, 420, 1.3, '#a5443f'),
    farBird(980, 120, 40, 14, '#fbe6cf') + farBird(1040, 150, 28, 10, '#fbe6cf') + farBird(930, 164, 24, 8, '#fbe6cf'),
  )
}

/** The network engineer's map: lines of a network, drawn like an underground map. */
export function networkCover(): Drawing {
  const random = randomFrom('network')
  const colors = ['#58b4ff', '#ff8a65', '#7be0a4', '#ffd166', '#c79bff'] as const
  const route = (i: number): Point[] => {
    let [x, y] = [-40, 60 + i * 95]
    const points: Point[] = [[x, y]]
    while (x < 1540) {
      const flat = random.between(90, 230)
      const drop = random.pick([-60, -30, 30, 60])
      const turned = y + drop < 40 || y + drop > 460 ? -drop : drop
      points.push([x + flat, y], [x + flat + Math.abs(turned), y + turned])
      x += flat + Math.abs(turned)
      y += turned
    }
    return points
  }
  const routes = colors.map((color, i) => ({ color, points: route(i) }))
  const d = (points: Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  return drawing(
    1500,
    500,
    gradient('night', ['#101a33', '#17264a'], [1, 1]),
    all('fill="url(#night)"'),
    repeat(31, (i) => line([i * 50, 0], [i * 50, 500], stroke('#ffffff', 1, 0.04))) +
      repeat(10, (i) => line([0, i * 50 + 25], [1500, i * 50 + 25], stroke('#ffffff', 1, 0.04))),
    ...routes.map(({ color, points }) => path(d(points), stroke(mix(color, '#101a33', 0.15), 11))),
    ...routes.flatMap(({ points }) =>
      points
        .filter((_, i) => i % 2 === 1)
        .map(([x, y]) => circle(x, y, 12, fill('#101a33')) + circle(x, y, 7.5, fill('#f4f7ff'))),
    ),
  )
}

import { fir, hill, stars } from '../landscape.ts'
import { randomFrom } from '../random.ts'
import {
  circle,
  clipped,
  drawing,
  ellipse,
  fill,
  glow,
  gradient,
  group,
  mix,
  onCircle,
  path,
  rect,
  repeat,
  softLine,
  stroke,
  type Drawing,
  type Point,
} from '../svg.ts'

const arc = (center: Point, radius: number, from: number, sweep: number) => {
  const [a, b] = [onCircle(center, radius, from), onCircle(center, radius, from + sweep)]
  return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${b[0].toFixed(1)} ${b[1].toFixed(1)}`
}

/** Stars drawn out into circles around the pole above a tent among firs, 960 × 1200. */
export function starTrails(): Drawing {
  const frame = { width: 960, height: 1200 }
  const random = randomFrom('star trails')
  const pole: Point = [420, 470]
  const trail = (i: number) => {
    const radius = 16 + (i / 175) ** 0.8 * 900
    const color = random.pick(['#ffffff', '#cfe0ff', '#ffe6b8', '#9fc0ff', '#ffd0c0'])
    return path(
      arc(pole, radius, random.between(0, 360), random.between(34, 66)),
      stroke(color, random.between(0.9, 3.4), Number(random.between(0.35, 0.95).toFixed(2))),
    )
  }
  const tree = (i: number) =>
    fir(
      random,
      i * 62 - 30 + random.between(-16, 16),
      1130 + random.between(-10, 40),
      random.between(150, 330),
      mix('#0c1f33', '#12304a', random.between(0, 1)),
    )
  return drawing(
    960,
    1200,
    gradient('sky', ['#0a1033', '#142a5e', '#2f5f8f', '#8fb6a8']) + glow('light', '#ffcf7a', 0.8),
    rect(0, 0, 960, 1200, 'fill="url(#sky)"'),
    repeat(175, trail),
    circle(pole[0], pole[1], 4.5, fill('#ffffff')),
    hill(frame, random, 940, 46, fill('#274f70')) + hill(frame, random, 1000, 34, fill('#1b3d5c')),
    repeat(18, tree),
    hill(frame, random, 1118, 12, fill('#081523')),
    ellipse(640, 1104, 210, 120, 'fill="url(#light)"'),
    path('M640 990L760 1130H520Z', fill('#f3a545')) +
      path('M640 990L690 1130H590Z', fill('#ffe2a0')) +
      path('M640 990L640 1130', stroke('#a8602a', 4)) +
      path('M520 1130L500 1142M760 1130L782 1142', stroke('#081523', 4)),
    group(
      'transform="translate(420 1138)"',
      path('M0 -74L-34 10M0 -74L34 10M0 -74V10', stroke('#050d17', 6)) +
        rect(-18, -104, 40, 28, fill('#050d17'), 5) +
        rect(14, -100, 26, 16, fill('#050d17'), 4),
    ),
    rect(0, 1136, 960, 64, fill('#081523')),
  )
}

/** Jupiter as a poster: bands, the red spot and four moons, 900 × 1100. */
export function jupiter(): Drawing {
  const random = randomFrom('jupiter')
  const tones = [
    '#b98d6a',
    '#e9d3ae',
    '#a8623f',
    '#f4e6cb',
    '#d9b288',
    '#8f4a30',
    '#f0dcb8',
    '#c98f62',
    '#f4e6cb',
    '#b5774e',
    '#e2c397',
    '#9a6a4c',
  ]
  const band = (i: number) => {
    const y = 200 + i * 56
    const points: Point[] = Array.from({ length: 12 }, (_, p) => [40 + p * 78, y + random.between(-9, 9)])
    return path(`${softLine(points)}L900 1000L0 1000Z`, fill(tones[i % tones.length] ?? '#ffffff'))
  }
  const swirl = () =>
    ellipse(
      random.between(120, 780),
      random.between(230, 830),
      random.between(30, 90),
      random.between(3, 8),
      fill(random.pick(['#fff6e2', '#7f4229', '#fff6e2']), 0.4),
    )
  const moon = (x: number, y: number, r: number, color: string) =>
    circle(x, y, r, fill(color)) + circle(x + r * 0.3, y + r * 0.2, r * 0.85, fill('#000000', 0.12))
  return drawing(
    900,
    1100,
    gradient('space', ['#1a1633', '#3a2350']) + gradient('shade', ['#120c22', '#120c22'], [1, 0]),
    rect(0, 0, 900, 1100, 'fill="url(#space)"'),
    stars({ width: 900, height: 1100 }, random, 150, 1, '#fff1d8'),
    circle(450, 520, 392, fill('#f4e6cb', 0.06)) + circle(450, 520, 366, fill('#f4e6cb', 0.08)),
    clipped(
      'jupiter',
      circle(450, 520, 336, ''),
      rect(0, 100, 900, 900, fill('#d9b288')),
      repeat(12, band),
      repeat(34, swirl),
      ellipse(590, 652, 98, 54, fill('#f4e6cb')) +
        ellipse(590, 652, 80, 42, fill('#c4533a')) +
        ellipse(586, 650, 54, 25, fill('#d9714f')) +
        ellipse(584, 648, 26, 11, fill('#e89a74')),
      path('M450 184A336 336 0 0 1 450 856A420 420 0 0 0 640 520A420 420 0 0 0 450 184Z', fill('#120c22', 0.2)),
      path('M520 170A336 336 0 0 1 520 870A520 520 0 0 0 740 520A520 520 0 0 0 520 170Z', fill('#120c22', 0.28)),
    ),
    path('M90 980H810', stroke('#f4e6cb', 2, 0.35)),
    moon(170, 980, 15, '#f0d98a') +
      moon(330, 980, 13, '#e6e9ef') +
      moon(540, 980, 22, '#c9b79c') +
      moon(730, 980, 20, '#8f8072'),
  )
}

/** The half-lit Moon as a poster, a companion to Jupiter, 900 × 1100. */
export function moon(): Drawing {
  const random = randomFrom('moon')
  const crater = () => {
    const [x, y] = onCircle([450, 520], 330 * Math.sqrt(random.between(0, 1)), random.between(0, 360))
    const r = 3 + 24 * random.between(0, 1) ** 3
    return circle(x, y, r, fill('#a9a6b0', 0.75)) + circle(x + r * 0.18, y + r * 0.14, r * 0.78, fill('#d6d3d6'))
  }
  const sea = (x: number, y: number, rx: number, ry: number, turn: number) => {
    const edge: Point[] = Array.from({ length: 10 }, (_, i) => {
      const [dx, dy] = onCircle([0, 0], random.between(0.82, 1.12), i * 36)
      return [dx * rx, dy * ry]
    })
    return path(softLine(edge, true), `${fill('#8e8c9c', 0.85)} transform="translate(${x} ${y}) rotate(${turn})"`)
  }
  const ray = (i: number) =>
    path(
      `M412 780L${onCircle([412, 780], random.between(90, 220), i * 24)
        .map((v) => v.toFixed(0))
        .join(' ')}`,
      stroke('#f6f3ee', 4, 0.5),
    )
  return drawing(
    900,
    1100,
    gradient('space', ['#122036', '#254a63']) + gradient('lit', ['#f2efe9', '#cfccd2'], [1, 1]),
    rect(0, 0, 900, 1100, 'fill="url(#space)"'),
    stars({ width: 900, height: 1100 }, random, 150, 1, '#f0f6ff'),
    circle(450, 520, 392, fill('#e8eef2', 0.05)) + circle(450, 520, 366, fill('#e8eef2', 0.07)),
    clipped(
      'moon',
      circle(450, 520, 336, ''),
      rect(0, 100, 900, 900, 'fill="url(#lit)"'),
      sea(330, 380, 120, 104, 0) +
        sea(478, 372, 78, 66, 10) +
        sea(560, 452, 92, 74, 30) +
        sea(250, 540, 96, 170, -8) +
        sea(370, 640, 96, 60, 0) +
        sea(640, 560, 60, 76, 0) +
        sea(676, 404, 44, 36, 0),
      repeat(120, crater),
      repeat(15, ray),
      circle(412, 780, 22, fill('#f6f3ee')) + circle(412, 780, 14, fill('#b9b6be')),
      path('M500 100C640 300 640 740 500 940H900V100Z', fill('#0f1c30', 0.35)),
      path('M560 100C720 300 720 740 560 940H900V100Z', fill('#0f1c30', 0.6)),
      path('M630 100C780 300 780 740 630 940H900V100Z', fill('#0f1c30', 0.75)),
    ),
    repeat(7, (i) => phase(180 + i * 90, 980, 20, i)),
  )
}

/** A small moon, `day` 0 to 6 from thin waxing over full (3) to thin waning. */
function phase(x: number, y: number, r: number, day: number): string {
  const waxing = day < 3
  const edge = r * Math.abs(1 - (2 * (4 - Math.abs(day - 3))) / 4.6)
  const gibbous = Math.abs(day - 3) < 2
  const limb = `M${x} ${y - r}A${r} ${r} 0 0 ${waxing ? 1 : 0} ${x} ${y + r}`
  const terminator = `A${edge.toFixed(1)} ${r} 0 0 ${gibbous === waxing ? 1 : 0} ${x} ${y - r}Z`
  return (
    circle(x, y, r, fill('#1a3048')) +
    (day === 3 ? circle(x, y, r, fill('#f2efe9')) : path(limb + terminator, fill('#f2efe9')))
  )
}

import { randomFrom } from '../random.ts'
import {
  circle,
  drawing,
  ellipse,
  fill,
  gradient,
  group,
  line,
  path,
  rect,
  repeat,
  stroke,
  type Drawing,
} from '../svg.ts'

const all = (style: string) => rect(0, 0, 1500, 500, style)

/** The bookshop's meadow of foxgloves at night. */
export function foxgloveCover(): Drawing {
  const random = randomFrom('foxgloves')
  const bell = (size: number, side: number, color: string) =>
    group(
      `transform="scale(${side * size} ${size})"`,
      path('M0 0C16 -4 30 6 36 30C42 46 50 52 54 58C40 68 14 68 0 60C4 44 -8 12 0 0Z', fill(color)) +
        path('M2 58C14 50 42 50 53 58C40 68 14 68 2 58Z', fill('#f7dbe8')),
    )
  const plant = (x: number, tall: number, color: string) => {
    const lean = random.between(-26, 26)
    const rows = 8
    const bells = repeat(rows * 2, (i) => {
      const up = Math.floor(i / 2) / rows
      const y = 500 - tall * (0.4 + up * 0.56)
      const at = x + lean * (1 - (y - 500 + tall) / tall)
      return group(
        `transform="translate(${at.toFixed(1)} ${y.toFixed(1)})"`,
        bell((tall / 420) * (0.9 - up * 0.62), i % 2 ? 1 : -1, color),
      )
    })
    return path(`M${x} 510Q${x} ${500 - tall / 2} ${x + lean} ${500 - tall}`, stroke('#7fb070', 5)) + bells
  }
  const leaf = () => {
    const [x, size, turn] = [random.between(0, 1500), random.between(50, 120), random.between(-50, 50)]
    return path(
      'M0 0C-26 -30 -20 -80 0 -110C20 -80 26 -30 0 0Z',
      `${fill(random.pick(['#2c6350', '#3a7a5c', '#235041']))} transform="translate(${x.toFixed(0)} 505) rotate(${turn.toFixed(0)}) scale(${(size / 90).toFixed(2)})"`,
    )
  }
  const firefly = () =>
    circle(random.between(0, 1500), random.between(40, 400), random.between(1.5, 3.5), fill('#ffe9a0', 0.8))
  const colors = ['#d873a8', '#c15a96', '#e79abf', '#b685c9', '#f0c3d6'] as const
  return drawing(
    1500,
    500,
    gradient('dusk', ['#132f2b', '#1f4a3d', '#3a6b4f']),
    all('fill="url(#dusk)"'),
    circle(1180, 130, 64, fill('#f3ecd2')),
    repeat(30, firefly),
    group(
      'opacity="0.45"',
      repeat(22, (i) => plant(20 + i * 70 + random.between(-18, 18), random.between(170, 290), random.pick(colors))),
    ),
    repeat(40, leaf),
    repeat(15, (i) => plant(60 + i * 104 + random.between(-26, 26), random.between(260, 410), random.pick(colors))),
    repeat(44, leaf),
  )
}

/** The teacher's table: pencils side by side, and what children make of an afternoon. */
export function pencilsCover(): Drawing {
  const random = randomFrom('pencils')
  const colors = [
    '#e4604e',
    '#f0893e',
    '#f0b429',
    '#a8bf4a',
    '#3f9b72',
    '#2b8a9e',
    '#3f6fc4',
    '#7a5fc0',
    '#c75a9b',
    '#8b5a3c',
  ] as const
  const pencil = (i: number) => {
    const [x, y, color] = [i * 60 + 2, random.between(170, 270), colors[i % colors.length] ?? colors[0]]
    return group(
      `transform="translate(${x} ${y.toFixed(0)})"`,
      path('M0 78L28 0L56 78Z', fill('#f1d3a5')) + path('M19 26L28 0L37 26Q28 32 19 26Z', fill(color)),
      path('M0 78Q9 66 18.500 78Q28 66 37.500 78Q47 66 56 78V420H0Z', fill(color)),
      rect(18.5, 78, 19, 360, fill('#ffffff', 0.16)) + rect(37.5, 78, 18.5, 360, fill('#000000', 0.1)),
    )
  }
  const star = 'M0 -20L6 -7L20 -6L9 3L13 18L0 10L-13 18L-9 3L-20 -6L-6 -7Z'
  const chalk = (x: number, y: number, turn: number, ...parts: string[]) =>
    group(`transform="translate(${x} ${y}) rotate(${turn})"`, ...parts)
  const white = stroke('#f7f3e6', 4, 0.75)
  return drawing(
    1500,
    500,
    all(fill('#2f4f4a')),
    repeat(9, () =>
      ellipse(random.between(0, 1500), random.between(0, 240), random.between(120, 260), 40, fill('#ffffff', 0.025)),
    ),
    chalk(
      120,
      90,
      -8,
      circle(0, 0, 34, white) +
        repeat(8, (i) => group(`transform="rotate(${i * 45})"`, line([0, -46], [0, -62], white))),
    ),
    chalk(330, 100, 6, path('M-60 30L0 -44L60 30ZM-60 30H60M-22 30V0H8V30', white)),
    chalk(560, 84, 0, path('M-70 0Q-35 -50 0 0T70 0', white) + path('M-70 30H70M-70 -40V30', white)),
    chalk(770, 92, 10, path(star, white) + group('transform="translate(60 24) scale(0.6)"', path(star, white))),
    chalk(980, 90, -6, circle(0, 0, 20, white) + ellipse(0, 0, 58, 16, white) + circle(86, -32, 7, white)),
    chalk(
      1200,
      90,
      4,
      path('M-60 24C-60 -40 -10 -50 10 -14C40 -40 80 0 44 24ZM-20 44l-8 18M10 44l-8 18M36 44l-8 18', white),
    ),
    chalk(1400, 88, 12, path('M0 34V-10C-40 -6 -44 -52 0 -44C44 -52 40 -6 0 -10M0 20Q20 4 30 10', white)),
    repeat(25, pencil),
  )
}

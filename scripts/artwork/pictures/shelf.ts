import { randomFrom, type Random } from '../random.ts'
import { circle, drawing, ellipse, fill, gradient, group, line, mix, path, rect, stroke, type Drawing } from '../svg.ts'

const rainbow = [
  '#c93c3c',
  '#e4604e',
  '#f0893e',
  '#f0b429',
  '#d9c84a',
  '#8fae4b',
  '#3f9b72',
  '#2b8a9e',
  '#3f6fc4',
  '#3d4fa3',
  '#7a5fc0',
  '#b0559f',
]

function colourAt(part: number): string {
  const place = part * (rainbow.length - 1)
  const first = Math.floor(place)
  return mix(rainbow[first] ?? '#000000', rainbow[first + 1] ?? rainbow[first] ?? '#000000', place - first)
}

function spine(random: Random, width: number, tall: number, color: string): string {
  const ink = random.pick(['#fff3d6', '#fff3d6', mix(color, '#000000', 0.5)])
  const middle = -tall * random.between(0.5, 0.6)
  const marks = [
    () => rect(width * 0.25, middle - tall * 0.18, width * 0.5, tall * 0.36, fill(ink, 0.9), 3),
    () =>
      rect(0, -tall + 22, width, 7, fill(ink)) +
      rect(0, -tall + 36, width, 3, fill(ink)) +
      rect(0, -40, width, 7, fill(ink)),
    () =>
      circle(width / 2, -tall + 40, width * 0.24, fill(ink)) +
      line([width / 2, -tall + 80], [width / 2, -60], stroke(ink, Math.min(7, width * 0.2))),
    () =>
      rect(width * 0.34, -tall + 34, width * 0.1, tall * 0.5, fill(ink)) +
      rect(width * 0.56, -tall + 34, width * 0.1, tall * 0.34, fill(ink)),
  ] as const
  const cover =
    rect(0, -tall, width, tall, fill(color), 4) +
    rect(width - width * 0.16, -tall, width * 0.16, tall, fill('#000000', 0.12), 2)
  return cover + random.pick(marks)()
}

function shelf(random: Random, y: number, from: number, to: number, gap?: readonly [number, number]): string {
  const books: string[] = []
  for (let x = 34; x < 1150;) {
    const width = random.between(26, 52)
    const inGap = gap !== undefined && x + width > gap[0] && x < gap[1]
    const color = colourAt(from + (to - from) * ((x - 34) / 1130))
    const tall = random.between(212, 276)
    const lean = random.between(0, 1) < 0.06 ? -5 : 0
    if (!inGap)
      books.push(
        group(
          `transform="translate(${(x - lean * 2).toFixed(1)} ${y}) rotate(${lean})"`,
          spine(random, Math.min(width, 1166 - x), tall, color),
        ),
      )
    x = inGap ? gap[1] : x + width + 1.5 - lean * 4
  }
  return books.join('')
}

/** A cat curled up where a few books were; it lies on y = 0 and is about 270 wide. */
function sleepingCat(): string {
  const grey = '#8b93a1'
  return [
    path('M-132 0C-150 -70 -84 -128 0 -128C92 -128 142 -66 132 0Z', fill(grey)),
    path(
      'M-30 -126C-6 -100 -10 -84 -14 -74M20 -127C40 -100 40 -80 34 -66M66 -114C82 -92 82 -74 76 -60',
      stroke('#6d7584', 9),
    ),
    path('M132 -8C150 -8 150 -38 128 -40C80 -40 40 -30 0 -22C-30 -16 -60 -14 -70 0H120Z', fill('#7b8392')),
    path('M-140 0C-160 -50 -128 -92 -80 -92C-36 -92 -10 -52 -26 0Z', fill('#99a1ae')),
    path('M-142 -52L-144 -112L-100 -86ZM-30 -58L-30 -116L-70 -88Z', fill('#99a1ae')) +
      path('M-136 -70L-138 -98L-116 -84ZM-38 -72L-38 -100L-58 -86Z', fill('#e7b4ad')),
    path('M-116 -46Q-104 -36 -94 -46M-74 -46Q-62 -36 -52 -46', stroke('#3b404a', 5)),
    path('M-90 -32L-78 -32L-84 -25Z', fill('#e38f86')) +
      path('M-84 -25Q-84 -16 -94 -16M-84 -25Q-84 -16 -74 -16', stroke('#3b404a', 3.5)),
    path('M-122 -26L-160 -32M-122 -20L-158 -16M-48 -26L-8 -32M-48 -20L-8 -16', stroke('#f3f4f6', 2.5)),
  ].join('')
}

/** Two shelves of books sorted by colour, and who sleeps among them, 1200 × 750. */
export function bookSpines(): Drawing {
  const random = randomFrom('book spines')
  const plank = (y: number) =>
    rect(0, y, 1200, 30, 'fill="url(#wood)"') + rect(0, y + 30, 1200, 26, fill('#2a1a14', 0.35))
  return drawing(
    1200,
    750,
    gradient('back', ['#4b3327', '#3a261d']) + gradient('wood', ['#b07b50', '#8a5a38']),
    rect(0, 0, 1200, 750, 'fill="url(#back)"'),
    rect(0, 0, 1200, 26, 'fill="url(#wood)"') + rect(0, 26, 1200, 20, fill('#2a1a14', 0.35)),
    shelf(random, 344, 0, 0.5),
    plank(344),
    shelf(random, 690, 0.5, 1, [548, 840]),
    ellipse(694, 686, 150, 14, fill('#1d120d', 0.5)),
    group('transform="translate(694 690)"', sleepingCat()),
    plank(690),
    rect(0, 0, 28, 750, 'fill="url(#wood)"') + rect(1172, 0, 28, 750, 'fill="url(#wood)"'),
  )
}

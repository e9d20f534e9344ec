import { farBird, hill, reeds, ripples, stars } from '../landscape.ts'
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
  rect,
  repeat,
  stroke,
  type Drawing,
} from '../svg.ts'

const frame = { width: 1500, height: 500 }
const all = (style: string) => rect(0, 0, 1500, 500, style)

/** Quiet hills under a pale sky: the cover of whoever has not chosen one. */
export function defaultCover(): Drawing {
  const random = randomFrom('default cover')
  const near = '#3f58a8'
  return drawing(
    1500,
    500,
    gradient('sky', ['#dfe7f6', '#f4efe9']),
    all('fill="url(#sky)"'),
    circle(1090, 210, 92, fill('#fdfaf4')),
    repeat(5, (i) => hill(frame, random, 250 + i * 52, 34 - i * 2, fill(mix('#c3d0ec', near, i / 4)), 6 + i)),
    farBird(420, 140, 44, 15, '#6f83bd') + farBird(486, 116, 32, 11, '#6f83bd') + farBird(372, 104, 24, 8, '#6f83bd'),
  )
}

/** The birdwatcher's estuary: reeds, still water, geese. */
export function estuaryCover(): Drawing {
  const random = randomFrom('estuary')
  const goose = (i: number) => farBird(640 + Math.abs(i - 4) * -46 + 200, 70 + (i - 4) * 20 + 60, 34, 12, '#4b4a5e')
  return drawing(
    1500,
    500,
    gradient('sky', ['#8fb0bf', '#dcd3bd', '#f6d3a6']) + gradient('water', ['#efcf9f', '#86a3a6', '#557b7f']),
    all('fill="url(#sky)"'),
    circle(1010, 258, 62, fill('#fff2d2')),
    hill(frame, random, 246, 22, fill('#a9b39b')) + hill(frame, random, 268, 12, fill('#7f9482'), 10),
    rect(0, 284, 1500, 216, 'fill="url(#water)"'),
    ripples(frame, random, 292, 490, 70, '#fff4da'),
    ellipse(1010, 320, 54, 6, fill('#fff2d2', 0.7)) +
      ellipse(1010, 342, 74, 5, fill('#fff2d2', 0.5)) +
      ellipse(1010, 366, 44, 5, fill('#fff2d2', 0.4)),
    repeat(9, goose),
    reeds(frame, random, 60, 150, '#3f5f55') + reeds(frame, random, 70, 110, '#274439'),
    group('transform="translate(-60 0)"', reeds({ width: 420, height: 500 }, random, 40, 300, '#1f372f')),
  )
}

/** The cyclist's polder: a straight road, mills, a sky full of clouds. */
export function polderCover(): Drawing {
  const random = randomFrom('polder')
  const cloud = (x: number, y: number, size: number) =>
    group(
      `transform="translate(${x} ${y}) scale(${size})"`,
      path(
        'M0 40C-34 40 -34 0 0 2C4 -36 66 -40 76 -8C112 -24 142 2 124 24C142 40 120 44 112 42Z',
        fill('#ffffff', 0.9),
      ),
    )
  const mill = (x: number, y: number, size: number, turn: number) =>
    group(
      `transform="translate(${x} ${y}) scale(${size})"`,
      path('M-26 110L-16 6C-8 -10 8 -10 16 6L26 110Z', fill('#6b4a45')),
      path('M-20 6C-12 -16 12 -16 20 6Z', fill('#43302e')),
      group(
        `transform="rotate(${turn})"`,
        repeat(4, (i) =>
          group(
            `transform="rotate(${i * 90})"`,
            line([0, 0], [0, -92], stroke('#43302e', 5)),
            path('M3 -20H20V-90H3Z', fill('#fbead8')),
          ),
        ),
      ),
    )
  const tulips = (i: number) =>
    path(
      `M-40 ${370 + i * 26}L1560 ${346 + i * 34}L1560 ${362 + i * 36}L-40 ${384 + i * 28}Z`,
      fill(['#e9573f', '#f7b731', '#d873a8', '#f2efe6', '#e9573f'][i] ?? '#ffffff'),
    )
  return drawing(
    1500,
    500,
    gradient('sky', ['#6fb6d3', '#bfe2ea', '#eef3e4']),
    all('fill="url(#sky)"'),
    cloud(120, 100, 1.7) + cloud(470, 66, 1.1) + cloud(760, 130, 2) + cloud(1180, 72, 1.4) + cloud(1390, 170, 1),
    hill(frame, random, 318, 4, fill('#86b19a'), 30),
    rect(0, 322, 1500, 200, fill('#79a657')),
    repeat(5, tulips),
    path('M1040 322L1046 322L1330 500H1080Z', fill('#d9cdb8')) +
      path('M1043 326L1205 500', `${stroke('#fbf6ea', 4)} stroke-dasharray="14 16"`),
    mill(300, 226, 0.9, 24) + mill(640, 270, 0.5, 8) + mill(1330, 262, 0.56, 60),
    repeat(
      13,
      (i) =>
        ellipse(840 + i * 36, 314, 9, 16 + (i % 3) * 3, fill('#4c7d63')) +
        line([840 + i * 36, 322], [840 + i * 36, 334], stroke('#3f5a4a', 3)),
    ),
  )
}

/** The astronomer's sky: the Milky Way over low hills and one lit dome. */
export function milkyWayCover(): Drawing {
  const random = randomFrom('milky way')
  const cloud = () => {
    const along = random.between(-0.1, 1.1)
    const [x, y] = [along * 1500, 420 - along * 400 + random.between(-70, 70)]
    return ellipse(
      x,
      y,
      random.between(70, 190),
      random.between(24, 60),
      `fill="url(#${random.pick(['pink', 'blue', 'blue'])})" transform="rotate(-15 ${x} ${y})"`,
    )
  }
  const bandStar = () => {
    const along = random.between(0, 1)
    const away = (random.between(-1, 1) + random.between(-1, 1)) * 70
    return circle(
      along * 1500,
      420 - along * 400 + away,
      random.between(0.4, 1.6),
      fill('#fff8e6', Number(random.between(0.3, 1).toFixed(2))),
    )
  }
  return drawing(
    1500,
    500,
    gradient('sky', ['#0b1030', '#1c2258', '#3f3a7c']) + glow('pink', '#d58bc0', 0.22) + glow('blue', '#8fa8ff', 0.2),
    all('fill="url(#sky)"'),
    repeat(46, cloud),
    stars(frame, random, 240, 0.85) + repeat(260, bandStar),
    path('M980 74L1130 118', stroke('#ffffff', 2.5, 0.8)),
    hill(frame, random, 410, 18, fill('#1a1c46')) + hill(frame, random, 444, 14, fill('#0d0f2b')),
    path('M1150 440V402H1250V440Z', fill('#23265a')) +
      path('M1144 404A56 56 0 0 1 1256 404Z', fill('#343878')) +
      path('M1196 348L1214 352L1206 404H1190Z', fill('#ffd98a')),
  )
}

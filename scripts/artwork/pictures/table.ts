import { randomFrom } from '../random.ts'
import {
  circle,
  clipped,
  drawing,
  ellipse,
  fill,
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

/** A round loaf with a wheat ear cut into its crust, steaming, 1000 × 1000. */
export function loaf(): Drawing {
  const random = randomFrom('loaf')
  const stripe = (i: number) => rect(-100, 640 + i * 62, 1300, i % 2 ? 26 : 10, fill('#c9584b', 0.85))
  const crust = softLine(
    [
      [500, 286],
      [700, 324],
      [838, 452],
      [852, 590],
      [760, 700],
      [500, 740],
      [240, 700],
      [148, 590],
      [162, 452],
      [300, 324],
    ],
    true,
  )
  const grain = (i: number) => {
    const along = i / 6
    const [x, y] = [500, 650 - along * 270]
    const size = 1 - along * 0.35
    const cut = (side: number) =>
      path(
        'M0 0C30 -12 74 -44 88 -96C48 -92 10 -52 0 0Z',
        `${fill('#f6deb0')} transform="translate(${x + side * 8} ${y}) scale(${side * size} ${size})"`,
      )
    return cut(1) + cut(-1)
  }
  const flour = () => {
    const [x, y] = onCircle([500, 500], random.between(40, 340), random.between(0, 360))
    return circle(x, y * 0.72 + 150, random.between(1.5, 5), fill('#fff6e2', 0.7))
  }
  const steam = (x: number, y: number, size: number) =>
    path(
      `M${x} ${y}c${-40 * size} ${-50 * size} ${40 * size} ${-80 * size} 0 ${-130 * size}s${30 * size} ${-70 * size} 4 ${-110 * size}`,
      stroke('#fffaf0', 16 * size, 0.55),
    )
  return drawing(
    1000,
    1000,
    gradient('wall', ['#2f5d62', '#4b7f7c']) +
      gradient('crust', ['#d98f45', '#a85a26', '#6f3517']) +
      gradient('board', ['#b98454', '#9a6a40']),
    rect(0, 0, 1000, 1000, 'fill="url(#wall)"'),
    circle(500, 430, 400, fill('#5b918b', 0.45)),
    rect(0, 610, 1000, 400, fill('#f5ead6')),
    group('transform="rotate(-3 500 800)"', repeat(8, stripe)),
    ellipse(506, 752, 440, 76, fill('#7a5a45', 0.25)),
    path('M90 690H910Q934 690 934 716V742Q934 768 910 768H90Q66 768 66 742V716Q66 690 90 690Z', 'fill="url(#board)"') +
      path('M120 722H640M700 742H880M160 748H420', stroke('#7f5432', 4, 0.6)),
    clipped(
      'loaf',
      path(crust, ''),
      rect(100, 240, 800, 520, 'fill="url(#crust)"'),
      ellipse(430, 380, 270, 110, fill('#f0b568', 0.35)),
      path('M170 560C190 420 330 350 500 350C670 350 810 420 830 560', stroke('#7d3f1b', 10, 0.35)),
      repeat(7, grain),
      path('M500 690V330', stroke('#f6deb0', 9)),
      path('M250 690C190 640 180 560 214 480M750 690C810 640 820 560 786 480', stroke('#f6deb0', 15, 0.8)),
      repeat(150, flour),
    ),
    steam(360, 270, 0.8) + steam(510, 260, 1) + steam(650, 272, 0.75),
    group(
      'transform="translate(838 830) rotate(-28)"',
      rect(-150, -14, 200, 28, fill('#d5dade'), 14),
      rect(40, -18, 120, 36, fill('#57382a'), 16),
    ),
    group(
      'transform="translate(150 842)"',
      rect(-52, -34, 120, 70, fill('#f7d774'), 8),
      rect(-52, -34, 120, 22, fill('#fbe79c'), 8),
    ),
  )
}

/** Custard tarts on tiles, from above, one of them bitten, 1000 × 1000. */
export function pasteis(): Drawing {
  const random = randomFrom('pasteis')
  const ruffled = (radius: number): Point[] =>
    Array.from({ length: 36 }, (_, i) => onCircle([0, 0], radius + (i % 2 ? -6 : 5) + random.between(-2, 2), i * 10))
  const burn = (reach: number) => {
    const [x, y] = onCircle([0, 0], random.between(0, reach), random.between(0, 360))
    return ellipse(
      x,
      y,
      random.between(5, 24),
      random.between(4, 15),
      `${fill(random.pick(['#7a3a16', '#94501d', '#5d2a10']), 0.75)} transform="rotate(${random.whole(0, 180)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    )
  }
  const tart = (x: number, y: number, turn: number) =>
    circle(x + 8, y + 16, 140, fill('#17386b', 0.22)) +
    group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      path(softLine(ruffled(138), true), fill('#c98238')),
      path(softLine(ruffled(124), true), fill('#e6ac5c')),
      path(softLine(ruffled(112), true), fill('#b96f2b')),
      circle(0, 0, 103, fill('#f7c33f')) + circle(-18, -20, 70, fill('#fbd567', 0.8)),
      repeat(13, () => burn(80)),
      ellipse(-38, -46, 26, 11, `${fill('#fff3c0', 0.8)} transform="rotate(-36 -38 -46)"`),
    )
  const motif = (i: number) =>
    group(
      `transform="translate(${(i % 4) * 250 + 125} ${Math.floor(i / 4) * 250 + 125})"`,
      rect(-125, -125, 250, 250, fill(i % 2 === Math.floor(i / 4) % 2 ? '#f6f3ea' : '#eaeee9')),
      repeat(4, (q) =>
        group(
          `transform="rotate(${q * 90})"`,
          path('M125 125H60A65 65 0 0 1 125 60Z', fill('#2a5fa5')),
          path('M0 -20C-46 -50 -30 -96 0 -118C30 -96 46 -50 0 -20Z', fill('#6f9bd1')),
          path('M22 -22L70 -84L84 -70Z', fill('#2a5fa5')),
        ),
      ),
      circle(0, 0, 20, fill('#e2a33b')),
      rect(-125, -125, 250, 250, stroke('#cfd3cc', 3)),
    )
  const tooth = (i: number) => circle([790, 752, 708, 800][i] ?? 0, [352, 292, 250, 400][i] ?? 0, 48, fill('#000000'))
  const bite = `<mask id="bite" maskUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000">${rect(0, 0, 1000, 1000, fill('#ffffff'))}${repeat(4, tooth)}${circle(780, 270, 74, fill('#000000'))}</mask>`
  const crumb = () =>
    circle(random.between(630, 790), random.between(250, 360), random.between(2.5, 7), fill('#c98238'))
  const cinnamon = () =>
    circle(random.between(130, 870), random.between(130, 870), random.between(1.5, 3), fill('#8a4a22', 0.6))
  return drawing(
    1000,
    1000,
    repeat(16, motif),
    circle(512, 520, 428, fill('#17386b', 0.2)),
    circle(500, 500, 428, fill('#fbfaf5')) +
      circle(500, 500, 392, stroke(mix('#2a5fa5', '#ffffff', 0.2), 7)) +
      circle(500, 500, 372, stroke('#2a5fa5', 2)),
    tart(356, 350, 20),
    bite + group('mask="url(#bite)"', tart(650, 372, -20)),
    tart(330, 646, 130),
    tart(634, 668, 250),
    repeat(14, crumb) + repeat(70, cinnamon),
  )
}

import { ripples } from '../landscape.ts'
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

const walls = ['#a8483c', '#3f5d73', '#d9a35b', '#7a3f45', '#e8dcc3', '#4d6b57', '#b86a4b', '#5a4a63'] as const

function gable(kind: number, width: number): string {
  const half = width / 2
  const shapes = [
    `M0 0V-30H${half * 0.3}V-60H${half * 0.6}V-88H${half * 1.4}V-60H${half * 1.7}V-30H${width}V0Z`,
    `M0 0C${half * 0.4} -10 ${half * 0.4} -70 ${half * 0.7} -80V-96H${half * 1.3}V-80C${half * 1.6} -70 ${half * 1.6} -10 ${width} 0Z`,
    `M0 0L${half} -92L${width} 0Z`,
  ]
  return shapes[kind % shapes.length] ?? ''
}

function house(i: number, lit: (window: number) => boolean): string {
  const [width, tall] = [142, 236 + ((i * 37) % 70)]
  const color = walls[i % walls.length] ?? walls[0]
  const trim = i % walls.length === 4 ? '#8a4a3c' : '#f7efe0'
  const window = (w: number) => {
    const [x, y] = [18 + (w % 3) * 38, -tall + 26 + Math.floor(w / 3) * 62]
    return (
      rect(x, y, 28, 42, fill(trim)) +
      rect(x + 3, y + 3, 22, 36, fill(lit(w) ? '#ffe3a1' : '#33475a')) +
      line([x + 14, y + 3], [x + 14, y + 39], stroke(trim, 2)) +
      line([x + 3, y + 18], [x + 25, y + 18], stroke(trim, 2))
    )
  }
  return group(
    `transform="translate(${i * 150} 0)"`,
    rect(0, -tall, width, tall, fill(color)) +
      group(
        `transform="translate(0 ${-tall + 1})"`,
        path(gable(i, width), fill(color)),
        rect(width / 2 - 10, -52, 20, 26, fill(trim), 3),
      ),
    rect(-3, -tall - 2, width + 6, 7, fill(trim)),
    repeat(9, window),
    rect(54, -52, 34, 52, fill('#2d3a33'), 3) + rect(48, -58, 46, 7, fill(trim)),
  )
}

function bicycle(): string {
  const wheel = (x: number) =>
    circle(x, 0, 92, stroke('#22262b', 9)) +
    circle(x, 0, 84, stroke('#e8dcc3', 3)) +
    repeat(12, (i) => group(`transform="rotate(${i * 30} ${x} 0)"`, line([x, 0], [x, -82], stroke('#8d949b', 1.6)))) +
    circle(x, 0, 9, fill('#22262b'))
  return [
    wheel(-132) + wheel(132),
    path('M-200 -60A104 104 0 0 1 -40 -72M64 -78A104 104 0 0 1 196 -64', stroke('#c93c3c', 9)),
    path('M-132 0L-54 -128L92 -138L0 0ZM-54 -128L0 0M132 0L82 -176', stroke('#d8433c', 11)),
    path('M-132 0H0', stroke('#22262b', 6)) +
      circle(0, 0, 25, stroke('#22262b', 6)) +
      path('M0 0L26 34M14 36H42', stroke('#22262b', 7)),
    path('M-54 -128L-64 -164', stroke('#22262b', 8)) +
      path('M-112 -170C-84 -182 -50 -178 -26 -166C-44 -154 -90 -150 -108 -158Z', fill('#4a2e22')),
    path('M82 -176L74 -202C64 -214 40 -208 30 -198M74 -202C92 -214 118 -206 122 -196', stroke('#22262b', 8)) +
      path('M34 -200L22 -192', stroke('#4a2e22', 13)),
    path('M100 -186H190L178 -112H112Z', fill('#c79255')) +
      path(
        'M106 -168H186M108 -150H184M110 -132H180M124 -186L128 -112M146 -186V-112M168 -186L164 -112',
        stroke('#9a6a38', 3),
      ),
    repeat(
      5,
      (i) =>
        path(`M${116 + i * 16} -186Q${112 + i * 16} -206 ${116 + i * 16} -222`, stroke('#4d7d53', 4)) +
        path(
          `M${105 + i * 16} ${-240 + (i % 2) * 10}C${107 + i * 16} ${-212 + (i % 2) * 10} ${125 + i * 16} ${-212 + (i % 2) * 10} ${127 + i * 16} ${-240 + (i % 2) * 10}L${120 + i * 16} ${-230 + (i % 2) * 10}L${116 + i * 16} ${-244 + (i % 2) * 10}L${112 + i * 16} ${-230 + (i % 2) * 10}Z`,
          fill(i % 2 ? '#f7b731' : '#e9573f'),
        ),
    ),
    circle(206, -128, 15, fill('#ffe9a8')) + path('M190 -136H204V-120H190Z', fill('#22262b')),
  ].join('')
}

/** A red bicycle by a canal with gabled houses and their reflections, 1200 × 800. */
export function bikeByTheCanal(): Drawing {
  const random = randomFrom('canal')
  const lights = Array.from({ length: 90 }, () => random.between(0, 1) < 0.42)
  const row = repeat(9, (i) => house(i, (w) => lights[i * 9 + w] ?? false))
  return drawing(
    1200,
    800,
    gradient('sky', ['#88b3c8', '#f2cfae', '#f8dfc0']) + gradient('water', ['#b98f80', '#4a6b7d', '#2d4a5e']),
    rect(0, 0, 1200, 800, 'fill="url(#sky)"'),
    circle(930, 110, 54, fill('#fff3d8')),
    group('transform="translate(-66 408)"', row),
    rect(0, 404, 1200, 16, fill('#574a4a')),
    rect(0, 420, 1200, 250, 'fill="url(#water)"'),
    group('transform="translate(-66 424) scale(1 -0.72)" opacity="0.26"', row),
    ripples({ width: 1200 }, random, 426, 650, 80, '#f7e3cb'),
    group(
      'transform="translate(250 500)"',
      path('M-120 0H130L104 38H-92Z', fill('#28404f')) +
        path('M-120 0H130L126 9H-116Z', fill('#e8dcc3')) +
        rect(-40, -32, 92, 32, fill('#a8483c'), 4) +
        repeat(3, (i) => circle(-20 + i * 26, -16, 7, fill('#ffe3a1'))),
    ),
    rect(0, 664, 1200, 140, fill('#b9a48c')) +
      repeat(40, (i) =>
        ellipse(
          (i % 14) * 92 + ((Math.floor(i / 14) * 46) % 92),
          706 + Math.floor(i / 14) * 38,
          38,
          13,
          fill('#a28c75', 0.55),
        ),
      ),
    rect(0, 658, 1200, 12, fill('#8d7a66')),
    path('M0 520H1200M0 590H1200', stroke('#25332f', 8)) +
      repeat(
        9,
        (i) => rect(i * 150 + 20, 506, 12, 160, fill('#25332f')) + circle(i * 150 + 26, 504, 10, fill('#25332f')),
      ),
    ellipse(700, 726, 250, 14, fill('#5d4d40', 0.4)),
    group('transform="translate(700 632)"', bicycle()),
  )
}

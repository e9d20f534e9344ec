import { randomFrom } from '../random.ts'
import {
  circle,
  drawing,
  fill,
  gradient,
  group,
  line,
  onCircle,
  path,
  polygon,
  rect,
  repeat,
  softLine,
  stroke,
  type Drawing,
  type Point,
} from '../svg.ts'

const shadow = 'transform="translate(7 9)"'
/** A piece of paper that throws a little shadow. */
const paper = (data: string, color: string) =>
  path(data, `${fill('#1c3b4f', 0.22)} ${shadow}`) + path(data, fill(color))
const face = (angry: boolean) =>
  circle(-17, -54, 6, fill('#2a2430')) +
  circle(17, -54, 6, fill('#2a2430')) +
  (angry
    ? path('M-30 -74L-8 -64M30 -74L8 -64M-16 -26Q0 -40 16 -26', stroke('#2a2430', 6))
    : path('M-14 -36Q0 -22 14 -36', stroke('#2a2430', 5)))
const rocket = (x: number, y: number, size: number, turn: number, body: string, trim: string, angry = false) =>
  group(
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
    paper('M-22 70L-46 134L-16 112L0 158L18 112L44 138L22 70Z', '#f7b731') +
      path('M-12 74L-20 108L-4 98L0 124L8 98L20 110L12 74Z', fill('#f2efe6')),
    paper('M-46 20L-88 84L-40 70ZM46 20L88 84L40 70Z', trim),
    paper('M-50 76C-58 -20 -50 -110 0 -176C50 -110 58 -20 50 76Z', body),
    paper('M-39 -104C-28 -134 -14 -158 0 -176C14 -158 28 -134 39 -104Q0 -92 -39 -104Z', trim),
    circle(0, -50, 43, fill('#f2efe6')) + face(angry),
    path('M-51 40Q0 52 51 40M-51 58Q0 70 51 58', stroke(trim, 7)),
  )
const cloud = (x: number, y: number, size: number) =>
  group(
    `transform="translate(${x} ${y}) scale(${size})"`,
    paper(
      'M-100 40C-150 40 -150 -20 -100 -20C-96 -76 -10 -84 6 -40C50 -70 100 -34 84 -2C130 0 130 40 90 40Z',
      '#eef6f5',
    ),
  )

/** Rockets of cut paper over a school, one of them angry, 1200 × 900. */
export function paperRockets(): Drawing {
  const random = randomFrom('paper rockets')
  const trail = (points: Point[]) => path(softLine(points), `${stroke('#ffffff', 7, 0.9)} stroke-dasharray="2 22"`)
  const bunting = (i: number) =>
    polygon(
      [
        [i * 92 + 6, 690 + Math.sin((i / 12) * Math.PI) * 32],
        [i * 92 + 74, 692 + Math.sin(((i + 0.8) / 12) * Math.PI) * 32],
        [i * 92 + 40, 752 + Math.sin((i / 12) * Math.PI) * 32],
      ],
      fill(random.pick(['#e4604e', '#f7b731', '#3f9b72', '#f2efe6', '#7a5fc0'])),
    )
  return drawing(
    1200,
    900,
    gradient('sky', ['#3f93b5', '#8fcbd4', '#d9ece0']),
    rect(0, 0, 1200, 900, 'fill="url(#sky)"'),
    circle(1050, 150, 96, fill('#ffe08a')) +
      repeat(12, (i) =>
        line(onCircle([1050, 150], 116, i * 30), onCircle([1050, 150], 144, i * 30), stroke('#ffe08a', 13)),
      ),
    cloud(170, 180, 1) + cloud(700, 120, 0.7) + cloud(1080, 420, 0.85) + cloud(470, 470, 0.6),
    trail([
      [180, 800],
      [150, 690],
      [210, 600],
      [230, 500],
    ]) +
      trail([
        [470, 800],
        [500, 640],
        [450, 480],
        [480, 380],
      ]) +
      trail([
        [760, 800],
        [720, 700],
        [790, 640],
        [800, 560],
      ]) +
      trail([
        [1000, 800],
        [1080, 720],
        [1010, 640],
        [960, 540],
        [985, 470],
      ]),
    rocket(240, 360, 0.92, 8, '#e4604e', '#20455c') +
      rocket(492, 236, 1.02, 4, '#f2efe6', '#7a5fc0') +
      rocket(796, 424, 0.94, -6, '#f0893e', '#a8383b', true) +
      rocket(996, 340, 0.8, 14, '#3f9b72', '#f7b731'),
    paper('M-20 930V806H300L420 730L540 806H860V770H1010V806H1220V930Z', '#b5574a') +
      path('M300 806L420 730L540 806Z', fill('#8f3f39')) +
      circle(420, 780, 22, fill('#f2efe6')) +
      path('M420 780V766M420 780L430 786', stroke('#2a2430', 4)),
    repeat(
      12,
      (i) =>
        rect(30 + i * 100, 836, 56, 80, fill(i === 4 ? '#6f3130' : '#ffe9b8'), 4) +
        (i === 4 ? '' : line([58 + i * 100, 836], [58 + i * 100, 900], stroke('#b5574a', 5))),
    ),
    repeat(13, bunting) + path('M0 690Q600 756 1200 690', stroke('#2a2430', 0.1)),
  )
}

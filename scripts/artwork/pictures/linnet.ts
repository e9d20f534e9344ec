import { farBird, hill } from '../landscape.ts'
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
  path,
  rect,
  repeat,
  stroke,
  type Drawing,
} from '../svg.ts'

const outline =
  'M306 158C310 112 276 74 232 74C186 74 160 106 142 150C124 196 98 236 50 312C20 356 -20 400 -52 446L-18 452L-4 470C40 420 76 372 104 340' +
  'C120 326 130 326 148 328C184 338 240 330 272 292C302 258 302 208 306 158Z'
const wing = 'M176 182C226 178 250 216 236 258C222 296 150 316 52 356C96 306 122 258 138 216C146 196 160 184 176 182Z'

/** A male linnet that sings, seen from the side. */
function singingLinnet(): string {
  const streak = (x: number, y: number) => path(`M${x} ${y}l3 15`, stroke('#a9805f', 5))
  const feather = (i: number) =>
    path(
      `M${214 - i * 12} ${206 + i * 22}C${170 - i * 16} ${262 + i * 14} ${120 - i * 12} ${300 + i * 10} ${92 - i * 8} ${330 + i * 5}`,
      stroke('#5d3a26', 5),
    )
  return [
    path('M298 128C322 122 342 118 352 110C346 130 326 146 302 150Z', fill('#6d625c')),
    path('M298 168C318 166 332 172 340 184C322 188 306 184 298 178Z', fill('#57504b')),
    path('M296 148L318 144L304 160L316 168L296 172Z', fill('#d98a7a')),
    path('M208 322V372M208 372l-16 8M208 372l18 6M244 316V370M244 370l-14 8M244 370l18 6', stroke('#5b4636', 8)),
    clipped(
      'linnet',
      path(outline, ''),
      rect(-80, 0, 480, 500, fill('#a3714a')),
      path('M320 190C260 168 236 214 214 250C190 290 150 310 100 330L120 400L300 360Z', fill('#f4e0c6')),
      path('M100 60H330V190C296 176 236 196 196 178C172 168 146 160 110 186Z', fill('#a79a90')),
      path('M330 70C288 66 254 84 258 102C274 116 300 120 332 130Z', fill('#d1443e')),
      path('M324 178C276 166 240 186 236 226C236 268 264 288 306 266Z', fill('#d1443e')),
      streak(206, 286) + streak(228, 292) + streak(192, 306) + streak(250, 298) + streak(216, 312) + streak(172, 318),
      path('M-60 460L60 318L96 350L0 480Z', fill('#3f2b21')),
      path('M-34 452L64 334', stroke('#f4e0c6', 4)),
    ),
    clipped(
      'linnet-wing',
      path(wing, ''),
      rect(0, 150, 300, 240, fill('#8a5836')),
      path('M30 370C140 316 190 296 246 238L260 380Z', fill('#3f2b21')),
      repeat(3, feather),
      path('M60 352C130 320 180 300 226 262', stroke('#f4e0c6', 5)),
    ),
    circle(262, 134, 13, fill('#1a1613')) + circle(267, 129, 4.5, fill('#ffffff')),
    path('M238 120Q258 108 282 116', stroke('#f0e3d6', 5)),
  ].join('')
}

/** A linnet on a telephone wire in front of a large sun, 960 × 1200. */
export function linnetOnAWire(): Drawing {
  const frame = { width: 960, height: 1200 }
  const random = randomFrom('linnet on a wire')
  const wire = (y: number, width: number, color: string) =>
    path(`M-20 ${y}Q480 ${y + 92} 980 ${y - 20}`, stroke(color, width))
  const note = (x: number, y: number, size: number, turn: number) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"`,
      ellipse(0, 0, 15, 11, `${fill('#b1443f')} transform="rotate(-20)"`),
      path('M13 -4V-62C20 -46 38 -44 36 -24', stroke('#b1443f', 6)),
    )
  return drawing(
    960,
    1200,
    gradient('sky', ['#f2b28c', '#f8d2a9', '#fbe8cf']),
    rect(0, 0, 960, 1200, 'fill="url(#sky)"'),
    circle(500, 470, 372, fill('#fbe0bd')) + circle(500, 470, 330, fill('#fdeed8')),
    farBird(150, 170, 52, 18, '#c77f63') + farBird(236, 220, 36, 12, '#c77f63') + farBird(96, 262, 28, 10, '#c77f63'),
    repeat(5, (i) => hill(frame, random, 880 + i * 62, 34 - i * 3, fill(mix('#eebd95', '#6c4a4a', i / 4)), 5 + i)),
    wire(300, 3, '#a8705c') + wire(1010, 4, '#4a3236'),
    wire(758, 8, '#3d2a2c'),
    group('transform="translate(262 212) scale(1.58)"', singingLinnet()),
    note(838, 330, 1.3, -8) + note(880, 232, 0.9, 10) + note(804, 206, 0.75, -14),
  )
}

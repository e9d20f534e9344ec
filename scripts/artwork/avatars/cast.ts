import { circle, ellipse, fill, line, path, rect, repeat, stroke, onCircle, polygon, type Point } from '../svg.ts'
import type { Face } from './person.ts'

const maren: Face = {
  wall: '#cfe0d0',
  behind: circle(200, 190, 150, fill('#e6efdf')),
  skin: '#f1c9a9',
  hair: '#c9ccd1',
  hairBehind: path('M116 150C100 220 104 262 92 286C140 300 262 300 308 286C296 262 300 220 284 150Z', fill('#b9bdc4')),
  clothes: '#4c6b52',
  collar: '#e9dfc8',
  carried:
    path('M112 296C128 340 160 352 172 356M288 296C272 340 240 352 228 356', stroke('#3a2c24', 7)) +
    rect(150, 338, 44, 62, fill('#2d2f36'), 14) +
    rect(206, 338, 44, 62, fill('#2d2f36'), 14) +
    rect(188, 350, 24, 22, fill('#2d2f36')) +
    circle(172, 396, 18, fill('#8fb8c4')) +
    circle(228, 396, 18, fill('#8fb8c4')),
  over:
    path(
      'M124 150C130 120 150 112 176 120C160 136 138 140 130 178ZM276 150C270 120 250 112 224 120C240 136 262 140 270 178Z',
      fill('#c9ccd1'),
    ) +
    path(
      'M96 132C110 116 124 112 132 108C134 66 160 44 200 44C240 44 266 66 268 108C276 112 290 116 304 132C270 142 130 142 96 132Z',
      fill('#7d8b52'),
    ) +
    path('M132 108C160 120 240 120 268 108L268 96C240 108 160 108 132 96Z', fill('#5b6738')) +
    path('M250 98C262 70 280 56 292 36C290 62 282 84 262 102Z', fill('#d1443e')),
}

const tomas: Face = {
  wall: '#f4d7a1',
  behind: repeat(9, (i) => path(`M${-40 + i * 60} 0V400`, stroke('#f0cb88', 26))),
  skin: '#dda77c',
  hair: '#3a2a22',
  clothes: '#fbf8f1',
  collar: '#efe6d4',
  carried:
    path('M138 290C150 330 180 352 200 352C220 352 250 330 262 290', stroke('#3f6f9e', 12)) +
    rect(128, 352, 144, 60, fill('#3f6f9e'), 8),
  mouth: 'M184 226Q200 236 216 226',
  over:
    path(
      'M126 172C122 142 126 124 136 116H264C274 124 278 142 274 172C266 156 262 140 256 128H144C138 140 134 156 126 172Z',
      fill('#3a2a22'),
    ) +
    path(
      'M128 122C92 112 96 56 140 58C150 26 196 20 212 42C240 22 286 36 282 70C312 82 300 116 272 122Z',
      fill('#fffdf8'),
    ) +
    path('M126 104H274V134C240 142 160 142 126 134Z', fill('#f1eadc')) +
    path(
      'M200 206C184 196 160 200 144 216C160 222 184 224 200 214C216 224 240 222 256 216C240 200 216 196 200 206Z',
      fill('#3a2a22'),
    ),
}

const samir: Face = {
  wall: '#b9cbe8',
  behind:
    repeat(3, (i) =>
      path(
        `M${290 - i * 10} ${118 - i * 26}Q${340 + i * 4} ${90 - i * 22} ${362 + i * 14} ${140 - i * 10}`,
        stroke('#9db4dc', 12),
      ),
    ) +
    circle(60, 90, 14, fill('#9db4dc')) +
    circle(36, 190, 10, fill('#9db4dc')) +
    path('M60 90L36 190', stroke('#9db4dc', 6)),
  skin: '#c98f62',
  hair: '#241d1c',
  clothes: '#2f3e63',
  collar: '#223052',
  mouth: 'M180 222Q200 236 220 222',
  over:
    path(
      'M130 176C128 214 136 262 200 270C264 262 272 214 270 176C262 194 250 200 240 200C226 194 214 200 200 204C186 200 174 194 160 200C150 200 138 194 130 176Z',
      fill('#241d1c'),
    ) +
    path('M176 218Q200 208 224 218Q214 240 200 240Q186 240 176 218Z', fill('#b5655a')) +
    path('M180 219H220Q212 226 200 226Q188 226 180 219Z', fill('#ffffff')) +
    path(
      'M122 164C112 96 140 52 196 54C236 44 286 66 280 164C272 148 268 130 258 116C232 124 180 122 150 108C138 126 130 144 122 164Z',
      fill('#241d1c'),
    ) +
    path(
      'M142 154H188V180Q188 192 176 192H154Q142 192 142 180ZM212 154H258V180Q258 192 246 192H224Q212 192 212 180ZM188 164Q200 156 212 164',
      stroke('#10141f', 6),
    ),
}

const adaeze: Face = {
  wall: '#f2b5a0',
  behind: circle(200, 180, 156, fill('#f7cbb9')),
  skin: '#7d4a31',
  hair: '#1f1613',
  clothes: '#f0b429',
  collar: '#d9861f',
  carried: repeat(9, (i) => circle(164 + i * 9, 296 + Math.sin((i / 8) * Math.PI) * 24, 7, fill('#2b8a7e'))),
  mouth: 'M180 214H220',
  over:
    path('M124 150C110 84 140 18 210 26C286 10 306 96 276 150C250 112 150 112 124 150Z', fill('#1d7a72')) +
    path(
      'M124 150C150 112 250 112 276 150C274 138 272 132 268 126C236 92 164 92 132 126C128 132 126 138 124 150Z',
      fill('#f0b429'),
    ) +
    path('M140 100C170 60 230 40 286 62M150 66C186 40 222 32 258 34', stroke('#f0b429', 9)) +
    path('M204 34C190 -6 236 -18 246 16C286 -2 306 40 262 54C246 58 214 54 204 34Z', fill('#15625b')) +
    path('M174 210H226Q220 238 200 238Q180 238 174 210Z', fill('#6b1f24')) +
    path('M179 212H221Q218 222 200 222Q182 222 179 212Z', fill('#ffffff')) +
    circle(124, 208, 12, fill('#f0b429')) +
    circle(276, 208, 12, fill('#f0b429')),
}

const star = (x: number, y: number, size: number, color: string) =>
  polygon(
    Array.from({ length: 8 }, (_, i): Point => onCircle([x, y], i % 2 ? size * 0.36 : size, i * 45 - 90)),
    fill(color),
  )

const yuki: Face = {
  wall: '#2d2f63',
  behind:
    circle(306, 96, 44, fill('#f6d98b')) +
    circle(290, 84, 40, fill('#2d2f63')) +
    [
      [52, 70, 14],
      [92, 150, 8],
      [350, 210, 9],
      [40, 230, 7],
      [128, 36, 7],
    ]
      .map(([x = 0, y = 0, s = 0]) => star(x, y, s, '#f6d98b'))
      .join(''),
  skin: '#f4d3b3',
  hair: '#17161f',
  hairBehind: path(
    'M200 48C110 48 104 130 108 200C110 250 104 276 118 296H282C296 276 290 250 292 200C296 130 290 48 200 48Z',
    fill('#17161f'),
  ),
  clothes: '#7a6fd0',
  collar: '#5f54b5',
  over:
    path(
      'M122 176C120 100 150 62 200 62C250 62 280 100 278 176C270 168 266 156 264 140C240 146 160 146 136 140C134 156 130 168 122 176Z',
      fill('#17161f'),
    ) +
    path('M160 70C150 96 150 120 152 142M200 62V146M240 70C250 96 250 120 248 142', stroke('#2c2a3a', 4)) +
    star(126, 216, 14, '#f6d98b') +
    star(274, 216, 14, '#f6d98b'),
}

const anouk: Face = {
  wall: '#9fd0e0',
  behind:
    ellipse(80, 96, 70, 26, fill('#c9e8f0')) +
    ellipse(120, 78, 40, 26, fill('#c9e8f0')) +
    ellipse(340, 180, 60, 20, fill('#c9e8f0')),
  skin: '#f6cfb4',
  hair: '#c7642c',
  clothes: '#e9573f',
  collar: '#c9402b',
  hairBehind:
    path('M124 170C112 230 96 250 92 320C112 336 132 330 140 306C146 270 142 220 146 190Z', fill('#c7642c')) +
    path('M92 306Q112 316 138 306', stroke('#2b6f8a', 10)),
  carried:
    line([200, 306], [200, 400], stroke('#fbe3d6', 5)) + path('M22 400C26 372 38 350 56 334L84 400Z', fill('#fbe3d6')),
  over:
    [
      [152, 192],
      [164, 202],
      [146, 206],
      [248, 192],
      [236, 202],
      [254, 206],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, fill('#c9835a')))
      .join('') +
    path(
      'M128 164C128 132 140 118 160 116H240C260 118 272 132 272 164C262 150 250 140 232 136C200 148 150 140 128 164Z',
      fill('#c7642c'),
    ) +
    path('M116 128C112 62 156 34 204 34C252 34 290 66 284 128C230 112 170 112 116 128Z', fill('#2b6f8a')) +
    path('M150 56C140 74 136 92 136 116M196 44V110M246 56C256 74 262 92 264 116', stroke('#ffd65a', 11)) +
    path('M126 132C130 190 150 244 184 266M274 132C270 190 250 244 216 266', stroke('#20303a', 6)),
}

/** The six people among the seeded accounts, by the file names of their portraits. */
export const cast: Record<string, Face> = { maren, tomas, samir, adaeze, yuki, anouk }

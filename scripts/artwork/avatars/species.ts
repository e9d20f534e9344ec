import { circle, ellipse, fill, path, stroke } from '../svg.ts'
import type { Species } from './bird.ts'

const cap = (color: string) => path('M120 60H330V124C300 104 262 100 236 116C206 134 190 150 110 164Z', fill(color))
const bib = (color: string) => path('M310 150C286 150 272 166 282 186L320 190Z', fill(color))

const linnet: Species = {
  sky: '#f3c9a5',
  sun: '#fbe9d3',
  branch: '#6b4a3a',
  leaf: '#8a9a5b',
  back: '#a3714a',
  belly: '#f2dcc0',
  wing: '#8a5836',
  wingTip: '#4c3327',
  beak: '#6d625c',
  marks:
    path('M120 60H330V190C296 176 236 196 196 178C172 168 156 158 120 176Z', fill('#a79a90')) +
    path('M330 80C292 72 262 82 262 98C276 112 296 118 330 128Z', fill('#d1443e')) +
    path('M320 176C280 168 244 184 240 226C240 262 262 276 300 262Z', fill('#d1443e')) +
    path('M214 268l4 16M236 276l4 16M206 294l4 14M228 300l4 14', stroke('#b08a68', 6)),
}

const robin: Species = {
  sky: '#b7d3cf',
  sun: '#d7e8e2',
  branch: '#574a42',
  leaf: '#4f8a6d',
  back: '#8b7355',
  belly: '#f6efe2',
  wing: '#77603f',
  wingTip: '#564430',
  beak: '#3b332e',
  marks:
    path('M250 96C290 84 320 110 330 150V250C280 290 240 250 236 210C232 176 226 120 250 96Z', fill('#a9b4b6')) +
    path('M262 98C300 92 320 120 330 150V236C286 268 252 238 248 204C244 176 238 122 262 98Z', fill('#e8743b')),
}

const blueTit: Species = {
  sky: '#f6dc8c',
  sun: '#fff4cf',
  branch: '#6a5b3f',
  leaf: '#8fae4b',
  back: '#7fa06a',
  belly: '#f7d64a',
  wing: '#3f83c4',
  wingTip: '#2a5c94',
  beak: '#2e3138',
  beakShape: 'M302 142L330 156L300 162Z',
  marks:
    path('M120 60H330V172C290 186 230 184 110 160Z', fill('#fdfdf8')) +
    cap('#3f83c4') +
    path('M320 140C280 128 220 138 146 162', stroke('#22385a', 11)) +
    bib('#22385a'),
  wingMarks: path('M140 214C180 222 210 240 234 262', stroke('#ffffff', 9)),
}

const goldfinch: Species = {
  sky: '#c8b7df',
  sun: '#e0d4f0',
  branch: '#4f4457',
  leaf: '#8b76ad',
  back: '#c39a66',
  belly: '#fbf3e6',
  wing: '#2a2526',
  wingTip: '#2a2526',
  beak: '#e9d5c0',
  beakShape: 'M300 132L350 158L300 168Z',
  marks:
    path('M190 60H330V186C290 198 240 192 190 172Z', fill('#fffaf1')) +
    path('M120 60H296V100C252 88 228 112 222 156C206 150 196 132 196 110C172 120 150 140 120 150Z', fill('#2a2526')) +
    path('M320 92C284 88 264 112 266 142C268 170 288 182 320 180Z', fill('#c9302f')),
  wingMarks: path('M106 272C166 276 210 254 240 216', stroke('#f5c518', 22)),
}

const bullfinch: Species = {
  sky: '#cfe0ee',
  sun: '#f6fafc',
  branch: '#55606b',
  leaf: '#7fa3b8',
  back: '#8f9aa6',
  belly: '#e2736b',
  wing: '#7b8793',
  wingTip: '#23262b',
  beak: '#23262b',
  beakShape: 'M298 130C324 134 338 150 336 164C324 172 310 172 298 170Z',
  marks:
    path('M330 164C270 160 214 170 204 236C198 280 160 310 140 320L320 350Z', fill('#e2736b')) +
    path('M150 60H330V172C300 174 290 160 278 146C262 122 220 122 168 120Z', fill('#23262b')),
  wingMarks: path('M112 268C164 274 206 262 244 228', stroke('#f3f5f7', 14)),
}

const kingfisher: Species = {
  sky: '#8fd0c4',
  sun: '#d9f3ea',
  branch: '#4a4a3f',
  leaf: '#3f8f7d',
  back: '#0f7fa8',
  belly: '#f0893e',
  wing: '#0c6790',
  wingTip: '#0a4f73',
  beak: '#20242c',
  beakShape: 'M298 138L394 164L298 170Z',
  marks:
    path('M330 126L258 150L172 156L178 176L262 172L330 176Z', fill('#f0893e')) +
    path('M330 168C290 168 270 180 262 196L320 210Z', fill('#fdf8ee')) +
    ellipse(184, 172, 24, 12, fill('#fdf8ee')),
  wingMarks: [
    [168, 206],
    [190, 222],
    [164, 232],
    [204, 246],
    [178, 258],
  ]
    .map(([x = 0, y = 0]) => circle(x, y, 5, fill('#6fd3e6')))
    .join(''),
}

const yellowhammer: Species = {
  sky: '#efb3a4',
  sun: '#fbe0d5',
  branch: '#7a4b3c',
  leaf: '#b6694f',
  back: '#b9763f',
  belly: '#f4d03f',
  wing: '#935629',
  wingTip: '#5d3820',
  beak: '#6f7781',
  marks:
    path('M150 60H330V196C290 210 226 200 190 182C172 172 160 164 130 170Z', fill('#f4d03f')) +
    path('M312 118C270 96 220 98 176 128M300 176C270 184 236 176 214 152', stroke('#8a6a1f', 8)),
  wingMarks: path('M146 210C180 214 210 228 232 248M132 236C164 242 190 252 210 266', stroke('#e6c07a', 6)),
}

const magpie: Species = {
  sky: '#c9d6a3',
  sun: '#e2ebc0',
  branch: '#54533f',
  leaf: '#77914b',
  back: '#1d2129',
  belly: '#fbfbf6',
  wing: '#235a86',
  wingTip: '#17395c',
  beak: '#14171c',
  beakShape: 'M300 132C328 140 352 154 356 166C332 168 312 170 298 170Z',
  eye: '#0b0d10',
  marks:
    path('M316 170C286 214 236 196 196 176L150 150V60H330Z', fill('#1d2129')) + circle(262, 136, 18, fill('#3a4250')),
  wingMarks: path('M172 176C206 180 226 206 226 232C196 236 164 226 150 204Z', fill('#fbfbf6')),
}

/** The eight birds to choose from, in the order of the files `avatar-1` to `avatar-8`. */
export const presetBirds = [linnet, robin, blueTit, goldfinch, bullfinch, kingfisher, yellowhammer, magpie]

/** The bird of whoever has not chosen one: any bird, in greys of blue. */
export const plainBird: Species = {
  sky: '#c3d0ec',
  sun: '#dfe7f6',
  branch: '#51639c',
  leaf: '#8ea3d6',
  back: '#7f93c8',
  belly: '#f4f6fb',
  wing: '#6278b8',
  wingTip: '#43579a',
  beak: '#43579a',
  eye: '#27345f',
  marks: '',
}

import { circle, clipped, drawing, fill, group, path, rect, repeat, stroke, type Drawing } from '../svg.ts'

/** The colours and marks of one kind of bird. Marks are drawn over the back, inside the outline of the bird. */
export type Species = {
  sky: string
  sun: string
  branch: string
  leaf: string
  back: string
  belly: string
  wing: string
  wingTip: string
  beak: string
  /** The shape of the beak; without one, the short one of a finch. */
  beakShape?: string
  eye?: string
  marks: string
  /** Drawn on the wing, inside its outline. */
  wingMarks?: string
}

const outline =
  'M306 158C310 112 276 74 232 74C186 74 160 106 142 150C124 196 98 236 36 302C32 308 36 314 44 313C62 322 66 330 74 328' +
  'C104 316 122 312 138 312C172 334 236 332 272 292C302 258 302 208 306 158Z'
const wing = 'M176 182C222 178 246 212 236 250C226 284 176 300 92 292C126 268 134 236 142 214C148 198 160 184 176 182Z'
const finchBeak = 'M300 134C318 138 336 148 342 158C328 166 312 168 300 168Z'

/** A small round bird on a branch in front of the sun, 400 × 400. */
export function birdAvatar(species: Species): Drawing {
  const { sky, sun, branch, leaf, back, belly, wing: wingColor, wingTip, beak, marks } = species
  return drawing(
    400,
    400,
    rect(0, 0, 400, 400, fill(sky)),
    circle(214, 196, 152, fill(sun)),
    path('M-10 352C90 330 190 338 410 316', stroke(branch, 13)),
    repeat(3, (i) => leafAt([340, 318, 44][i] ?? 0, [318, 322, 346][i] ?? 0, [-52, 130, -128][i] ?? 0, leaf)),
    group(
      'transform="translate(22 20) scale(0.93)"',
      path('M196 314V338M196 338l-12 6M196 338l14 4M232 310V334M232 334l-12 6M232 334l14 4', stroke(branch, 6)),
      path(species.beakShape ?? finchBeak, fill(beak)),
      clipped(
        'bird',
        path(outline, ''),
        rect(0, 0, 400, 400, fill(back)),
        path('M320 190C260 168 236 214 214 250C190 286 150 300 110 330L300 360Z', fill(belly)),
        marks,
      ),
      clipped(
        'wing',
        path(wing, ''),
        path(wing, fill(wingColor)),
        path('M70 300C140 290 196 284 246 238L260 330Z', fill(wingTip)),
        species.wingMarks ?? '',
      ),
      circle(262, 136, 12, fill(species.eye ?? '#1a1613')),
      circle(266, 132, 4, fill('#ffffff')),
    ),
  )
}

function leafAt(x: number, y: number, turn: number, color: string): string {
  return path(
    'M0 0C14 -20 42 -22 60 0C42 18 14 18 0 0Z',
    `${fill(color)} transform="translate(${x} ${y}) rotate(${turn})"`,
  )
}

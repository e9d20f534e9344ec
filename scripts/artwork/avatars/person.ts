import { circle, clipped, drawing, ellipse, fill, mix, path, rect, stroke, type Drawing } from '../svg.ts'

/** One face of the cast. What is drawn as SVG goes, in this order: behind, hair behind, body, face, over it. */
export type Face = {
  wall: string
  behind: string
  skin: string
  hair: string
  hairBehind?: string
  clothes: string
  collar: string
  /** Hair, hats, glasses and beards over the face. */
  over: string
  /** What is worn or carried over the clothes. */
  carried?: string
  mouth?: string
}

const head = 'M128 160C128 92 156 70 200 70C244 70 272 92 272 160C272 222 240 258 200 258C160 258 128 222 128 160Z'
const shoulders = 'M22 420C26 330 84 296 150 284C170 300 230 300 250 284C316 296 374 330 378 420Z'
const smile = 'M178 216Q200 234 222 216'

/** A person from the shoulders up, in flat shapes, 400 × 400. */
export function personAvatar(face: Face): Drawing {
  const { skin } = face
  const shade = mix(skin, '#5a2018', 0.2)
  return drawing(
    400,
    400,
    rect(0, 0, 400, 400, fill(face.wall)),
    face.behind,
    face.hairBehind ?? '',
    path(shoulders, fill(face.clothes)),
    path('M150 284C164 322 236 322 250 284L238 274H162Z', fill(face.collar)),
    path('M166 220H234V286C234 312 166 312 166 286Z', fill(shade)),
    circle(126, 172, 17, fill(shade)),
    circle(274, 172, 17, fill(shade)),
    path(head, fill(skin)),
    clipped(
      'head',
      path(head, ''),
      ellipse(150, 204, 22, 15, fill('#e8604c', 0.22)),
      ellipse(250, 204, 22, 15, fill('#e8604c', 0.22)),
    ),
    circle(170, 170, 8, fill('#2a1c1a')),
    circle(230, 170, 8, fill('#2a1c1a')),
    path('M156 148Q170 139 184 147M216 147Q230 139 244 148', stroke(mix(face.hair, '#2a1c1a', 0.4), 5.5)),
    path('M200 172Q212 194 197 196', stroke(shade, 5)),
    path(face.mouth ?? smile, stroke(mix(skin, '#7a1f24', 0.65), 6)),
    face.carried ?? '',
    face.over,
  )
}

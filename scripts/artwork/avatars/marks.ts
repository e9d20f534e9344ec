import { circle, drawing, ellipse, fill, glow, group, path, rect, repeat, stroke, type Drawing } from '../svg.ts'

/** The bookshop: a stem of foxgloves that grows out of an open book. */
export function foxgloveMark(): Drawing {
  const bell = (x: number, y: number, size: number, side: number) =>
    group(
      `transform="translate(${x} ${y}) scale(${side * size} ${size}) rotate(-4)"`,
      path('M0 0C16 -4 30 6 36 30C42 46 50 52 54 58C40 68 14 68 0 60C4 44 -8 12 0 0Z', fill('#d873a8')),
      path('M2 58C14 50 42 50 53 58C40 68 14 68 2 58Z', fill('#f7d3e3')),
      circle(22, 60, 3.4, fill('#8e2f63')) + circle(34, 59, 2.8, fill('#8e2f63')),
    )
  return drawing(
    400,
    400,
    rect(0, 0, 400, 400, fill('#1f4a3d')),
    circle(200, 186, 158, fill('#28594a')),
    path('M200 320C198 240 204 150 200 54', stroke('#8fbf7a', 8)),
    path(
      'M200 300C160 296 132 270 122 236C160 240 190 262 200 300ZM200 290C240 286 268 258 278 226C240 230 208 252 200 290Z',
      fill('#6fa65f'),
    ),
    repeat(5, (i) => bell(198, 222 - i * 34, 1.16 - i * 0.17, -1) + bell(202, 204 - i * 34, 1.12 - i * 0.17, 1)),
    circle(200, 56, 9, fill('#b7d79c')) + circle(193, 72, 7, fill('#b7d79c')) + circle(208, 76, 7, fill('#b7d79c')),
    path(
      'M200 338C166 312 116 308 72 320V372C116 360 166 364 200 388C234 364 284 360 328 372V320C284 308 234 312 200 338Z',
      fill('#f6eedd'),
    ),
    path('M200 338V388', stroke('#cdbf9f', 5)),
    path('M96 338Q146 330 180 350M304 338Q254 330 220 350', stroke('#cdbf9f', 5)),
  )
}

/** The radio station: a lighthouse that sends waves instead of light. */
export function quaysideMark(): Drawing {
  const wave = (i: number) =>
    path(`M${248 + i * 36} ${78 - i * 22}Q${272 + i * 46} 118 ${248 + i * 36} ${158 + i * 22}`, stroke('#ffd98a', 14)) +
    path(`M${152 - i * 36} ${78 - i * 22}Q${128 - i * 46} 118 ${152 - i * 36} ${158 + i * 22}`, stroke('#ffd98a', 14))
  return drawing(
    400,
    400,
    glow('lamp', '#fff1c4'),
    rect(0, 0, 400, 400, fill('#e4604e')),
    circle(200, 118, 200, fill('#ea7561')),
    circle(200, 118, 130, fill('#f08d75')),
    repeat(3, wave),
    path('M164 158H236L262 360H138Z', fill('#fdf3e3')),
    path('M158.5 204H241.500L247 250H153ZM147 296H253L259 342H141Z', fill('#20455c')),
    rect(158, 144, 84, 16, fill('#20455c'), 4),
    rect(172, 92, 56, 54, fill('#ffe9a8')),
    circle(200, 118, 44, 'fill="url(#lamp)"'),
    path('M172 92V146M200 92V146M228 92V146', stroke('#20455c', 5)),
    path('M160 94C168 64 186 54 200 52C214 54 232 64 240 94Z', fill('#20455c')),
    circle(200, 46, 9, fill('#20455c')),
    rect(0, 344, 400, 60, fill('#20455c')),
    repeat(5, (i) => ellipse(i * 100, 348, 62, 15, fill('#20455c'))),
    path('M20 376Q60 362 100 376T180 376T260 376T340 376T420 376', stroke('#4f86a0', 6)),
  )
}

import {
  circle,
  clipped,
  drawing,
  fill,
  gradient,
  mix,
  onCircle,
  path,
  polygon,
  rect,
  repeat,
  stroke,
  type Drawing,
} from '../svg.ts'

/** An old studio microphone and its rings of sound, 1000 × 1000. */
export function onAir(): Drawing {
  const ring = (i: number) =>
    circle(
      500,
      400,
      640 - i * 66,
      fill(
        i % 2
          ? '#f3e3c3'
          : (['#e4604e', '#e4604e', '#ea7561', '#ea7561', '#f08d75', '#f08d75', '#f6b08f', '#f6b08f', '#f6b08f'][i] ??
              '#e4604e'),
      ),
    )
  const ray = (i: number) =>
    polygon(
      [[500, 400], onCircle([500, 400], 900, i * 15 - 3.5), onCircle([500, 400], 900, i * 15 + 3.5)],
      fill('#20455c', 0.08),
    )
  const bar = (i: number) => rect(340, 214 + i * 35, 320, 13, fill('#17333f'))
  const level = (i: number) => {
    const tall = 20 + Math.abs(Math.sin(i * 1.7) * 60 + Math.cos(i * 0.6) * 44)
    return rect(28 + i * 48, 930 - tall, 28, tall + 80, fill(mix('#2f6f78', '#7fc0b4', (tall - 20) / 104)), 6)
  }
  return drawing(
    1000,
    1000,
    gradient('metal', ['#c9d6d4', '#8ba6a8', '#55777d'], [1, 0]) + gradient('dark', ['#2b5563', '#17333f'], [1, 0]),
    rect(0, 0, 1000, 1000, fill('#e4604e')),
    repeat(9, ring),
    repeat(24, ray),
    rect(484, 640, 32, 260, 'fill="url(#metal)"') +
      path('M330 430C330 600 400 690 500 690C600 690 670 600 670 430', stroke('#17333f', 26)) +
      circle(330, 420, 26, fill('#17333f')) +
      circle(670, 420, 26, fill('#17333f')),
    clipped(
      'microphone',
      rect(366, 150, 268, 460, '', 134),
      rect(340, 100, 320, 560, 'fill="url(#metal)"'),
      repeat(11, bar),
      rect(486, 140, 28, 480, fill('#e6eeec')),
      rect(340, 352, 320, 66, 'fill="url(#dark)"'),
      rect(590, 140, 60, 480, fill('#17333f', 0.22)),
    ),
    rect(366, 150, 268, 460, stroke('#17333f', 14), 134),
    circle(500, 385, 22, fill('#ffd98a')) + circle(500, 385, 34, stroke('#ffd98a', 4, 0.6)),
    repeat(20, level),
    path('M380 900H620L650 960H350Z', 'fill="url(#dark)"'),
    rect(0, 954, 1000, 50, fill('#17333f')),
  )
}

import { farBird, fir, hill } from '../landscape.ts'
import { randomFrom } from '../random.ts'
import { circle, drawing, fill, gradient, group, mix, path, rect, repeat, stroke, type Drawing } from '../svg.ts'

/** Layered hills at dusk and a very small cyclist on a winding road, 1200 × 675. */
export function hillsAtDusk(): Drawing {
  const frame = { width: 1200, height: 675 }
  const random = randomFrom('hills at dusk')
  const layer = (i: number) =>
    hill(frame, random, 276 + i * 50, 44 - i * 3, fill(mix('#f3b48c', '#4a2a52', i / 5)), 5 + i)
  const wheel = (x: number) => circle(x, 0, 13, stroke('#241429', 3))
  return drawing(
    1200,
    675,
    gradient('sky', ['#4f3b72', '#b7617a', '#f19a72', '#fcd39a']),
    rect(0, 0, 1200, 675, 'fill="url(#sky)"'),
    circle(770, 268, 150, fill('#ffe0a8', 0.22)) +
      circle(770, 268, 108, fill('#ffe6b8', 0.35)) +
      circle(770, 268, 70, fill('#fff0cf')),
    path('M120 130h240M200 146h220M860 96h200M900 112h90M60 210h120', stroke('#f7c6a2', 6, 0.4)),
    farBird(520, 150, 34, 12, '#5a2f55') + farBird(566, 130, 24, 8, '#5a2f55') + farBird(494, 122, 18, 6, '#5a2f55'),
    repeat(6, layer),
    path('M-20 640C200 520 420 540 620 560C900 590 1040 560 1220 500V700H-20Z', fill('#38203f')),
    path(
      'M-20 692C180 560 430 572 640 590C900 612 1060 584 1230 516L1230 532C1070 606 900 636 640 616C430 600 240 600 60 700Z',
      fill('#8d5468'),
    ),
    path(
      'M20 690C220 576 430 584 640 602C900 624 1064 594 1230 524',
      `${stroke('#f4cfa6', 2.5, 0.8)} stroke-dasharray="16 18"`,
    ),
    group(
      'transform="translate(716 588) rotate(3)"',
      wheel(-22) + wheel(22),
      path('M-22 0L-6 -20H14L0 0H-22M0 0L-8 -26M14 -20L22 0M12 -26H20', stroke('#241429', 3)),
      path('M-8 -28C-4 -44 4 -50 12 -48L18 -28', stroke('#e9573f', 7)) +
        path('M-8 -28L2 -14L0 0', stroke('#241429', 5)) +
        circle(16, -57, 7, fill('#f6cfb4')) +
        path('M8 -58A8 8 0 0 1 25 -59Z', fill('#ffd65a')),
    ),
    path('M-20 640C160 626 420 654 640 662C860 670 1060 640 1220 590V700H-20Z', fill('#24132a')),
    repeat(9, (i) => fir(random, 24 + i * 36, 676, random.between(90, 210), '#1c0e22')) +
      repeat(7, (i) => fir(random, 1010 + i * 34, 676, random.between(70, 190), '#1c0e22')),
  )
}

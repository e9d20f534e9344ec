import { hill, reeds, ripples } from '../landscape.ts'
import { randomFrom } from '../random.ts'
import { circle, drawing, ellipse, fill, gradient, mix, path, rect, repeat, stroke, type Drawing } from '../svg.ts'
import { gather, momentOf, type Moment } from './flock.ts'

/** The size of the film in pixels, its frames a second, and its length in frames. */
export const film = { width: 960, height: 540, rate: 25, frames: 125 }

/** The marsh at dusk, without birds. */
export function marsh(): Drawing {
  const random = randomFrom('marsh')
  return drawing(
    film.width,
    film.height,
    gradient('sky', ['#4a4a78', '#b06a80', '#f0a074', '#fbd7a0']) +
      gradient('water', ['#f2b487', '#8d6a80', '#3d3a5c']),
    rect(0, 0, 960, 540, 'fill="url(#sky)"'),
    circle(300, 372, 84, fill('#ffe6b8', 0.35)) + circle(300, 372, 52, fill('#fff0cf')),
    repeat(3, (i) => hill(film, random, 356 + i * 20, 20 - i * 4, fill(mix('#c98078', '#54405f', i / 2)), 6 + i * 2)),
    rect(0, 418, 960, 130, 'fill="url(#water)"'),
    ripples(film, random, 422, 536, 42, '#ffe2bd'),
    repeat(5, (i) => ellipse(300, 428 + i * 15, 60 - i * 6 + (i % 2) * 14, 2.5, fill('#fff0cf', 0.6))),
    reeds(film, random, 46, 120, '#2a2238'),
  )
}

/** Where the birds are in every frame. */
export function flight(): Moment[][] {
  const birds = gather(randomFrom('flock'), 820)
  return Array.from({ length: film.frames }, (_, frame) => birds.map((bird) => momentOf(bird, 2 + frame / film.rate)))
}

/** Birds as short strokes along their flight, every third with its wings spread; those farther away thinner and paler. */
export function flock(birds: readonly Moment[]): Drawing {
  const mark = ({ x, y, vx, vy }: Moment, i: number) => {
    const size = 2.7 / (Math.hypot(vx, vy) || 1)
    const [dx, dy] = [vx * size, vy * size]
    const body = `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}l${(dx * 2).toFixed(1)} ${(dy * 2).toFixed(1)}`
    return i % 3
      ? body
      : `${body}M${(x - dy * 1.3).toFixed(1)} ${(y + dx * 1.3).toFixed(1)}l${(dy * 2.6).toFixed(1)} ${(-dx * 2.6).toFixed(1)}`
  }
  const marks = (wanted: (bird: Moment) => boolean) => birds.filter(wanted).map(mark).join('')
  return drawing(
    film.width,
    film.height,
    path(
      marks(({ near }) => near < 0),
      stroke('#4b3a5a', 1.6, 0.85),
    ),
    path(
      marks(({ near }) => near >= 0),
      stroke('#1f1a30', 2.1),
    ),
  )
}

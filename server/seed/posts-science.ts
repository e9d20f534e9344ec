import type { Draft } from './seed.types.ts'

const media = '/media/seed'

/** What the teacher and the astronomy student wrote, newest first. */
export const sciencePosts = {
  saturn: {
    by: 'yuki_parallax',
    text: '🪐',
    age: { hours: 2, minutes: 20 },
  },
  'moon-flag': {
    by: 'ms_okafor',
    text: 'A question from my class, for anyone who knows, and I am looking at @yuki_parallax: if there is no wind on the Moon, who is holding up the flag?',
    age: { hours: 17, minutes: 40 },
  },
  'paper-rockets': {
    by: 'ms_okafor',
    text: 'Twenty-six paper rockets, one windy playground. The winning design was, in its inventor’s words, “a tube, but angry”. 🚀\n\n#YearFive #science',
    images: [
      {
        url: `${media}/paper-rockets.webp`,
        width: 1200,
        height: 900,
        alt: 'Cut-paper picture of four bright rockets with dotted flight paths rising over a school roof, one of them frowning.',
      },
    ],
    age: { days: 6, hours: 8 },
  },
  'star-trails': {
    by: 'yuki_parallax',
    text: 'Four hours, one tripod, no gloves. Everything turns around Polaris, in the end including me. ✨\n\n#astronomy #startrails',
    images: [
      {
        url: `${media}/star-trails.webp`,
        width: 960,
        height: 1200,
        alt: 'Drawing of stars drawn out into circles around the pole, above dark fir trees and a small lit tent.',
      },
    ],
    age: { days: 12, hours: 2 },
  },
  'jupiter-and-moon': {
    by: 'yuki_parallax',
    text: 'Jupiter and our own Moon, drawn at the eyepiece, as promised to @ms_okafor and her class. Not to scale. Nothing in astronomy is ever to scale.',
    images: [
      {
        url: `${media}/jupiter.webp`,
        width: 900,
        height: 1100,
        alt: 'Drawing of Jupiter with cream and rust bands, its red spot and four moons in a row.',
      },
      {
        url: `${media}/moon.webp`,
        width: 900,
        height: 1100,
        alt: 'Drawing of the Moon with dark seas, craters and one bright crater with rays; night covers its right edge.',
      },
    ],
    links: [{ label: 'Astronomy picture of the day', url: 'https://apod.nasa.gov/' }],
    age: { days: 44, hours: 5 },
  },
  'quiet-pupil': {
    by: 'ms_okafor',
    text: 'There is a boy in my class who had not said a word in a lesson since he came to us. Today we did magnets. He put his hand up, so slowly that I thought he was stretching, and asked: “Do they know each other?”\n\nTwenty-five children turned around. Then everybody wanted to know. We never got to the worksheet. I think we may have got to the lesson, though.',
    age: { days: 97, hours: 3 },
    edited: { days: 96, hours: 22 },
  },
  'observing-plan': {
    by: 'yuki_parallax',
    text: 'Observing plan: clouds, followed by clouds, with a chance of tea. ☁️☁️🫖',
    age: { days: 167, hours: 10 },
  },
  'pencil-count': {
    by: 'ms_okafor',
    text: 'Pencils lost this week: 41\nPencils found: 58\n\nI no longer believe in arithmetic.',
    age: { years: 2, days: 240 },
  },
} satisfies Record<string, Draft>

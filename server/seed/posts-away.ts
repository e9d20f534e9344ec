import type { Draft } from './seed.types.ts'

const media = '/media/seed'

/** What the network engineer and the cyclist wrote, newest first. */
export const awayPosts = {
  waffle: {
    by: 'anouk_pedals',
    text: 'Rain at kilometre 3, hail at 11, rainbow at 14, waffle at 15. Recommended. 🧇',
    age: { hours: 4, minutes: 15 },
  },
  'greetings-from-amman': {
    by: 'samir_routes',
    text: 'تحية من عمّان ☕️\n\nالقهوة جاهزة، والشبكة تعمل، ولا أحد يعرف لماذا. لن ألمس شيئًا.',
    age: { hours: 6, minutes: 30 },
  },
  'avian-carriers': {
    by: 'samir_routes',
    text: 'A reminder that sending internet packets by pigeon has been a published standard since 1990, later extended with quality of service. Packet loss is mostly hawks. #networking',
    links: [
      { label: 'RFC 1149', url: 'https://www.rfc-editor.org/rfc/rfc1149' },
      { label: 'RFC 2549', url: 'https://www.rfc-editor.org/rfc/rfc2549' },
    ],
    age: { days: 2, hours: 4 },
  },
  canal: {
    by: 'anouk_pedals',
    text: 'Parked for one minute to take a picture of the water. Stayed for an hour to be in it. (The view, not the water. Mostly.)',
    images: [
      {
        url: `${media}/bike-by-the-canal.webp`,
        width: 1200,
        height: 800,
        alt: 'Drawing of a red bicycle leaning on a canal railing, gabled houses and their reflections behind it.',
      },
    ],
    age: { days: 9, hours: 7 },
  },
  'bike-stands': {
    by: 'anouk_pedals',
    text: 'Put eleven missing bike stands on https://www.openstreetmap.org today. If the map of your town is wrong, it is only waiting for you.',
    age: { days: 26, hours: 11 },
  },
  'mesh-map': {
    by: 'samir_routes',
    text: 'Our volunteer network now covers the whole hill: 31 rooftops, two water tanks and one very patient bakery. Nobody owns it, everybody fixes it.',
    images: [
      {
        url: `${media}/mesh-map.webp`,
        width: 1200,
        height: 800,
        alt: 'Drawing of a hillside town at night with antennas on the roofs, joined by thin glowing lines.',
      },
    ],
    links: [{ label: 'How a mesh network works', url: 'https://en.wikipedia.org/wiki/Mesh_networking' }],
    age: { days: 243, hours: 2 },
  },
  'names-ran-out': {
    by: 'anouk_pedals',
    text: 'Rode until the map ran out of names.\nThen until the road ran out of road.\nThen, sensibly, back.',
    images: [
      {
        url: `${media}/hills-at-dusk.webp`,
        width: 1200,
        height: 675,
        alt: 'Layered hills fading from plum to peach at dusk under a low sun, with a tiny cyclist on a winding road.',
      },
    ],
    age: { days: 301, hours: 4 },
  },
  'it-was-dns': {
    by: 'samir_routes',
    text: 'It was DNS.',
    age: { years: 3, days: 118 },
  },
} satisfies Record<string, Draft>

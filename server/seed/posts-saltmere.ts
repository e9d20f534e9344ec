import type { Draft } from './seed.types.ts'

const media = '/media/seed'

/** What the birdwatcher and the radio station wrote, newest first. */
export const saltmerePosts = {
  'rare-pipit': {
    by: 'maren_holt',
    text: 'Forty people with telescopes are staring at a hedge. I have joined them. Nobody has said why yet.',
    age: { minutes: 26 },
  },
  'request-hour': {
    by: 'quayside_fm',
    text: 'Request hour is open. So far:\n\nsea shanties: 4\nwhale song: 2\n“anything without whales”: 5\n\n98.4, or just answer here. 📻',
    age: { hours: 1, minutes: 12 },
  },
  murmuration: {
    by: 'maren_holt',
    text: 'Five seconds of starlings over the marsh. I filmed it, then stood there for another forty minutes with my mouth open. #starlings #murmuration',
    video: { url: `${media}/murmuration.mp4`, poster: `${media}/murmuration.webp`, width: 960, height: 540 },
    age: { hours: 9, minutes: 5 },
  },
  'linnet-on-the-wire': {
    by: 'maren_holt',
    text: 'A male linnet on the telephone wire, singing as if he paid the bill. 🎶\n\n#linnet',
    images: [
      {
        url: `${media}/linnet-on-a-wire.webp`,
        width: 960,
        height: 1200,
        alt: 'Drawing of a small brown finch with a red breast and forehead, singing on a wire in front of a large pale sun.',
      },
    ],
    links: [{ label: 'What is a linnet?', url: 'https://en.wikipedia.org/wiki/Common_linnet' }],
    age: { days: 5, hours: 3 },
  },
  'fog-report': {
    by: 'quayside_fm',
    text: 'Fog report: yes.',
    age: { days: 196, hours: 7 },
  },
  'stolen-scone': {
    by: 'maren_holt',
    text: 'For the record, in case it comes up at my funeral: I have held an eagle owl, ringed a thousand swifts and been trusted with the last pair of terns on the island. And today a herring gull walked up to me outside the library, looked me in the eye, took the scone out of my hand, and went back for the jam. I have never felt so professionally outplayed. Would be robbed again.',
    age: { years: 1, days: 62, hours: 5 },
  },
  'ten-years-on-air': {
    by: 'quayside_fm',
    text: 'Ten years on air! Thank you to everyone who ever held a microphone, a cable or a biscuit for us. The kettle has been replaced twice. The presenters have not.',
    images: [
      {
        url: `${media}/on-air.webp`,
        width: 1000,
        height: 1000,
        alt: 'Poster of an old studio microphone with rings of sound spreading out behind it in coral, cream and teal.',
      },
    ],
    links: [
      { label: 'Listen live', url: 'https://quayside.example.org/listen' },
      { label: 'Become a volunteer', url: 'https://quayside.example.org/volunteer' },
    ],
    age: { years: 1, days: 271, hours: 2 },
  },
  'first-tweet': {
    by: 'maren_holt',
    text: 'I am told this is where people tweet. I have been training for this my whole life.',
    age: { years: 4, days: 209, hours: 22 },
  },
} satisfies Record<string, Draft>

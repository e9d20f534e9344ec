import type { Draft } from './seed.types.ts'

/** Thread by thread, each in the order of time. */
export const replies = {
  // Under 'avian-carriers': a thread of four levels.
  'avian-latency': {
    by: 'maren_holt',
    answers: 'avian-carriers',
    text: 'As a birdwatcher I have questions about the latency, and about who is feeding the packets.',
    age: { days: 2, hours: 3 },
  },
  'avian-scope': {
    by: 'samir_routes',
    answers: 'avian-latency',
    text: 'Payload: one small scroll, tied to one leg. Feeding is out of scope.',
    age: { days: 2, hours: 2, minutes: 48 },
  },
  'avian-lost': {
    by: 'maren_holt',
    answers: 'avian-scope',
    text: '“Out of scope” is how you lose pigeons, Samir.',
    age: { days: 2, hours: 2, minutes: 31 },
  },
  'avian-wall': {
    by: 'samir_routes',
    answers: 'avian-lost',
    text: 'That is going on the office wall.',
    age: { days: 2, hours: 2, minutes: 20 },
  },
  'avian-class': {
    by: 'ms_okafor',
    answers: 'avian-carriers',
    text: 'Borrowing this for Year Five. They will all want to be the hawk.',
    age: { days: 1, hours: 20 },
  },

  // 'mug-shortage' goes on as a thread.
  'mug-update': {
    by: 'quayside_fm',
    answers: 'mug-shortage',
    text: 'Update: the trophy leaks. Our guest was very polite about it.',
    age: { days: 3, hours: 3 },
  },
  'mug-solved': {
    by: 'quayside_fm',
    answers: 'mug-update',
    text: 'Second update: a listener has brought eleven mugs. We have never been so well equipped.',
    age: { days: 2, hours: 22 },
  },

  // Under 'moon-flag'.
  'flag-rod': {
    by: 'yuki_parallax',
    answers: 'moon-flag',
    text: 'The best question I have had all term! A rod along the top edge holds it out, and the wrinkles stay because there is no breeze to smooth them. So: nobody, and very still, for more than fifty years.',
    age: { hours: 16, minutes: 55 },
  },
  'flag-lonely': {
    by: 'ms_okafor',
    answers: 'flag-rod',
    text: 'They accept this. They now want to know if it is lonely.',
    age: { hours: 16, minutes: 10 },
  },
  'flag-view': {
    by: 'yuki_parallax',
    answers: 'flag-lonely',
    text: 'Tell them it has the best view of us there is. 🌍',
    age: { hours: 15, minutes: 52 },
  },

  // Under 'oven-two'.
  'oven-restart': {
    by: 'samir_routes',
    answers: 'oven-two',
    text: 'Have you tried turning it off and on again?',
    age: { minutes: 41 },
  },
  'oven-baking': {
    by: 'tomas_bakes',
    answers: 'oven-restart',
    text: 'Samir, it is an oven. That is what baking is.',
    age: { minutes: 37 },
  },

  // Under 'rare-pipit'.
  'hedge-news': {
    by: 'anouk_pedals',
    answers: 'rare-pipit',
    text: 'Any news from the hedge?',
    age: { minutes: 15 },
  },
  'hedge-good': {
    by: 'maren_holt',
    answers: 'hedge-news',
    text: 'It is a very good hedge.',
    age: { minutes: 11 },
  },

  // Under 'greetings-from-amman' and 'request-hour'.
  'touch-nothing': {
    by: 'foxglovebooks',
    answers: 'greetings-from-amman',
    text: 'We went through three dictionaries for this, and the shop agrees: لن نلمس شيئًا. We will not touch anything either.',
    age: { hours: 5, minutes: 44 },
  },
  'linnet-request': {
    by: 'maren_holt',
    answers: 'request-hour',
    text: 'A linnet, please. Any linnet. I have a recording and I am not afraid to send it.',
    age: { minutes: 52 },
  },
} satisfies Record<string, Draft>

import type { Draft } from './seed.types.ts'

/** Everyday posts by all of them, newest first. */
export const everydayPosts = {
  'mug-shortage': {
    by: 'quayside_fm',
    text: 'Studio two has run out of mugs. Tonight’s guests will be served tea in the trophy for second-best community station, 2019.',
    age: { days: 3, hours: 6 },
  },
  'failed-over': {
    by: 'samir_routes',
    quotes: 'spare-tube',
    text: 'This is what we mean by redundancy: one spare, two nodes, and a failover time of a kilometre.',
    age: { days: 3, hours: 20 },
  },
  'spare-tube': {
    by: 'anouk_pedals',
    text: 'Lent my spare tube to a stranger at kilometre 40. Got a flat at kilometre 41. The stranger came back. #cycling',
    age: { days: 4, hours: 10 },
  },
  'cable-labels': {
    by: 'samir_routes',
    text: 'Found a cable labelled “important”. It was not plugged in at either end. I have labelled it “very important” and moved on.',
    age: { days: 7, hours: 5 },
  },
  'owl-pellet': {
    by: 'maren_holt',
    text: 'Took an owl pellet apart with the junior birdwatchers: three voles, one shrew, and a very small key. We have questions. #owls',
    age: { days: 10, hours: 9 },
  },
  'flour-delivery': {
    by: 'tomas_bakes',
    text: 'Twenty-five sacks of flour, one staircase, no lift. Whoever says bread is light has only met it at the end.',
    age: { days: 14, hours: 3 },
  },
  'long-division': {
    by: 'ms_okafor',
    text: 'Asked the class what is left when you divide 23 by 4. “Three, and nobody is happy,” said the back row.',
    age: { days: 18, hours: 8 },
  },
  'meteor-count': {
    by: 'yuki_parallax',
    text: 'Meteors seen tonight: 31\nMeteors seen while pouring tea: 0, but everybody else saw the best one. #astronomy',
    age: { days: 33, hours: 1 },
  },
  'left-in-books': {
    by: 'foxglovebooks',
    text: 'Used as bookmarks in this week’s second-hand box: a tram ticket from Porto, a pressed fern, half a crossword, and a note that only says “not him”.',
    age: { days: 51, hours: 7 },
  },
  'swift-watch': {
    by: 'maren_holt',
    text: 'The last swifts left at ten past six this morning. The street is so quiet that I can hear people wondering what is missing.',
    age: { days: 83, hours: 12 },
  },
  'bridge-closed': {
    by: 'anouk_pedals',
    text: 'The bridge is closed until spring, the detour is nine kilometres, and the detour has a bakery. I have no complaints to report.',
    age: { days: 118, hours: 9 },
  },
  'first-light': {
    by: 'yuki_parallax',
    text: 'First light with the telescope I built from a drainpipe. It shows the Moon, upside down and slightly offended. 🌙',
    age: { days: 190, hours: 3 },
  },
  'ping-grandmother': {
    by: 'samir_routes',
    text: 'My grandmother has her first video call working. Round-trip time 48 ms, packet loss 0%, criticism of my haircut immediate.',
    age: { days: 214, hours: 4 },
  },
  'burnt-batch': {
    by: 'tomas_bakes',
    text: 'Burnt forty rolls because I was explaining to a customer how one never burns anything. They bought four out of pity.',
    age: { years: 1, days: 140, hours: 6 },
  },
  'spelling-bee': {
    by: 'ms_okafor',
    text: 'The winning word of our spelling bee was “rhythm”. The losing word, too. It was a long afternoon.',
    age: { years: 1, days: 330, hours: 5 },
  },
} satisfies Record<string, Draft>

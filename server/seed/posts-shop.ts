import type { Draft } from './seed.types.ts'

const media = '/media/seed'

/** What the bookshop and the baker wrote, newest first. */
export const shopPosts = {
  'shop-cat': {
    by: 'foxglovebooks',
    text: 'The shop cat has sat down on the poetry section. Poetry is closed until further notice. 🐈',
    age: { minutes: 4 },
  },
  'oven-two': {
    by: 'tomas_bakes',
    text: 'Oven two is making The Noise again.',
    age: { minutes: 48 },
  },
  'late-opening': {
    by: 'foxglovebooks',
    text: 'Late opening this week. Read the first page of anything out loud at the till: 10% off. Read it as a pirate: 15%. 🏴‍☠️\n\n@quayside_fm will broadcast the best and, with your permission, the worst.',
    links: [
      { label: 'Opening hours', url: 'https://foxglove.example.org/hours' },
      { label: 'Pirate guidelines', url: 'https://foxglove.example.org/pirates' },
    ],
    age: { hours: 11, minutes: 30 },
  },
  'loaf-and-natas': {
    by: 'tomas_bakes',
    text: 'Left: 78% water, 18 hours in the cold, patience.\nRight: what I really had for breakfast.',
    images: [
      {
        url: `${media}/loaf.webp`,
        width: 1000,
        height: 1000,
        alt: 'Drawing of a round sourdough loaf with a wheat-ear cut into its crust, steam rising, on a striped cloth.',
      },
      {
        url: `${media}/pasteis.webp`,
        width: 1000,
        height: 1000,
        alt: 'Drawing of custard tarts from above on a plate of blue and white tiles; one has a bite missing.',
      },
    ],
    age: { days: 1, hours: 3 },
  },
  'books-by-colour': {
    by: 'foxglovebooks',
    text: 'We sorted the whole front room by colour for one afternoon.\n\nSales doubled. Nobody could find anything. We regret nothing.',
    images: [
      {
        url: `${media}/book-spines.webp`,
        width: 1200,
        height: 750,
        alt: 'Drawing of two shelves of books sorted by colour like a rainbow, with a grey cat asleep among the blue ones.',
      },
    ],
    age: { days: 21, hours: 6 },
  },
  'staying-put': {
    by: 'foxglovebooks',
    text: 'Three books about staying put, for people who cannot:\n\n1. Walden (free at https://www.gutenberg.org/ebooks/205)\n2. The Hobbit, first chapter only\n3. Any bus timetable',
    age: { days: 64, hours: 9 },
  },
  'pao-quente': {
    by: 'tomas_bakes',
    text: 'Pão quente, manteiga, silêncio.\n\nWarm bread, butter, silence. The rest is decoration.',
    age: { days: 152, hours: 1 },
  },
  'blue-cover': {
    by: 'foxglovebooks',
    text: '“It has a blue cover and somebody dies.”\n\nCustomer of the week. We found it, too. It was a cookbook.',
    age: { years: 1, days: 58 },
  },
  'starter-birthday': {
    by: 'tomas_bakes',
    text: 'My sourdough starter turned nine today. His name is Fernando. He eats better than I do, has never helped with the rent, and everyone who visits asks about him first. 🎂',
    age: { years: 2, days: 33, hours: 4 },
  },
} satisfies Record<string, Draft>

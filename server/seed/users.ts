import type { Age } from './age.ts'

/** The password is public by design: these are the demo accounts. */
export type Person = {
  name: string
  email: string
  password: string
  bio: string
  location: string
  website: string
  avatar: string
  cover: string
  verifiedKind: 'INDIVIDUAL' | 'ORGANIZATION' | null
  joined: Age
}

const media = '/media/seed'

/** Saltmere, where four of them live, does not exist. */
export const people = {
  maren_holt: {
    name: 'Maren Holt',
    email: 'maren@example.org',
    password: 'maren-linnet',
    bio: 'Counts birds for a living and for fun. The difference is mostly the biscuits. Weekly column, monthly regrets.',
    location: 'Saltmere',
    website: 'https://marenholt.example.org',
    avatar: `${media}/avatar-maren.webp`,
    cover: `${media}/cover-maren.webp`,
    verifiedKind: 'INDIVIDUAL',
    joined: { years: 4, days: 210 },
  },
  tomas_bakes: {
    name: 'Tomás Ferreira',
    email: 'tomas@example.org',
    password: 'tomas-sourdough',
    bio: 'Baker. Up at three, asleep by nine. I follow nobody: my sourdough starter needs all the attention I have.',
    location: 'Porto, Portugal',
    website: 'https://padaria.example.org',
    avatar: `${media}/avatar-tomas.webp`,
    cover: `${media}/cover-tomas.webp`,
    verifiedKind: null,
    joined: { years: 3, days: 40 },
  },
  samir_routes: {
    name: 'Samir Haddad',
    email: 'samir@example.org',
    password: 'samir-packets',
    bio: 'Network engineer. I move packets from where they are to where they should have been. Coffee, cables, calm.',
    location: 'Amman, Jordan',
    website: 'https://samir.example.org',
    avatar: `${media}/avatar-samir.webp`,
    cover: `${media}/cover-samir.webp`,
    verifiedKind: null,
    joined: { years: 3, days: 320 },
  },
  foxglovebooks: {
    name: 'Foxglove Books',
    email: 'hello@foxglove.example.org',
    password: 'foxglove-pages',
    bio: 'A small bookshop with a crooked floor and a cat. New, old and inexplicable books since before the lift broke. 📚',
    location: '12 Ferry Lane, Saltmere',
    website: 'https://foxglove.example.org',
    avatar: `${media}/avatar-foxglove.webp`,
    cover: `${media}/cover-foxglove.webp`,
    verifiedKind: 'ORGANIZATION',
    joined: { years: 4, days: 12 },
  },
  ms_okafor: {
    name: 'Adaeze Okafor',
    email: 'adaeze@example.org',
    password: 'okafor-pencils',
    bio: 'Teaches Year Five, learns more. Glue in my hair since 2011. Opinions are mine, the best jokes are theirs.',
    location: 'Saltmere Primary',
    website: 'https://yearfive.example.org',
    avatar: `${media}/avatar-adaeze.webp`,
    cover: `${media}/cover-adaeze.webp`,
    verifiedKind: null,
    joined: { years: 2, days: 300 },
  },
  yuki_parallax: {
    name: 'Yuki Tanabe',
    email: 'yuki@example.org',
    password: 'yuki-starlight',
    bio: 'Astronomy student. Looks up, trips over. Currently waiting for the clouds to finish.',
    location: 'Edinburgh, Scotland',
    website: 'https://parallax.example.org',
    avatar: `${media}/avatar-yuki.webp`,
    cover: `${media}/cover-yuki.webp`,
    verifiedKind: null,
    joined: { days: 214 },
  },
  anouk_pedals: {
    name: 'Anouk de Wit',
    email: 'anouk@example.org',
    password: 'anouk-tailwind',
    bio: 'Slow cyclist, fast eater. Maps missing bike stands. If there is a headwind, I am probably in front of you. 🚲',
    location: 'Utrecht, Netherlands',
    website: 'https://tailwind.example.org',
    avatar: `${media}/avatar-anouk.webp`,
    cover: `${media}/cover-anouk.webp`,
    verifiedKind: null,
    joined: { years: 3, days: 200 },
  },
  quayside_fm: {
    name: 'Quayside FM',
    email: 'studio@quayside.example.org',
    password: 'quayside-984',
    bio: 'Community radio on 98.4, run by forty volunteers and one kettle. Requests, fog reports, the odd foghorn.',
    location: 'The old pump house, Saltmere',
    website: 'https://quayside.example.org',
    avatar: `${media}/avatar-quayside.webp`,
    cover: `${media}/cover-quayside.webp`,
    verifiedKind: null,
    joined: { years: 2, days: 150 },
  },
} satisfies Record<string, Person>

export type PersonName = keyof typeof people

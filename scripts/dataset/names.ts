import type { Random } from '../../server/testing/random.ts'

const firstNames = [
  ...['Ada', 'Alice', 'Amara', 'Anouk', 'Bela', 'Carlos', 'Chidi', 'Dana', 'Elif', 'Emeka', 'Farah', 'Goran', 'Hana'],
  ...['Ines', 'Ivan', 'Jamila', 'Johanna', 'John', 'José', 'Kaya', 'Lars', 'Lena', 'Mårten', 'Maren', 'Mei', 'Nadia'],
  ...[
    'Noor',
    'Olga',
    'Omar',
    'Petra',
    'Priya',
    'Quim',
    'Rosa',
    'Samir',
    'Sofía',
    'Tomás',
    'Uma',
    'Vera',
    'Yuki',
    'Zoë',
  ],
] as const

const lastNames = [
  ...[
    'Abel',
    'Adeyemi',
    'Aoki',
    'Baker',
    'Berg',
    'Castillo',
    'Chen',
    'Demir',
    'Fischer',
    'García',
    'Haddad',
    'Ivanova',
  ],
  ...['Jensen', 'Johnson', 'Kowalski', 'Larsen', 'Lind', 'Marsh', 'Moreau', 'Nakamura', 'Novák', 'Okafor', 'Peters'],
  ...['Quist', 'Rossi', 'Sandberg', 'Silva', 'Smith', 'Sørensen', 'Tanaka', 'Underwood', 'Vargas', 'Weiss', 'Yilmaz'],
] as const

const words = [
  ...[
    'tide',
    'light',
    'morning',
    'bread',
    'bridge',
    'winter',
    'garden',
    'train',
    'letter',
    'harbour',
    'quiet',
    'copper',
  ],
  ...['again', 'slowly', 'between', 'yesterday', 'almost', 'nobody', 'finally', 'under', 'without', 'the', 'a', 'and'],
] as const

export const fullName = (random: Random) => `${random.oneOf(firstNames)} ${random.oneOf(lastNames)}`

export const sentence = (random: Random) =>
  Array.from({ length: random.whole(3, 30) }, () => random.oneOf(words)).join(' ')

import { storeUsers, userDocument } from '../testing/documents.ts'
import { Person } from '../testing/person.ts'
import { Random } from '../testing/random.ts'
import { tries } from '../testing/seed.ts'
import { findsBothWays, mostFollowedFirst } from '../testing/searchPages.ts'
import { useServer } from '../testing/testServer.ts'
import type { UserDocument } from './user.model.ts'

useServer()

describe('searching people by several words', () => {
  const words = ['a', 'ab', 'abc', 'abd', 'acre', 'b', 'ba', 'bab', 'babel', 'Änne', 'cab', '7', '72', '山田', '山本']
  const random = new Random('several words')
  const someWords = (most: number) => Array.from({ length: random.whole(1, most) }, () => random.oneOf(words))
  const users = Array.from({ length: 400 }, (_, index) =>
    userDocument({
      _id: `several-${index}`,
      username: `${index % 3 === 0 ? 'abc_' : 'Bab'}${index}`,
      // Every fifth account has more words than the index pairs.
      name: someWords(index % 5 === 0 ? 14 : 4).join(index % 2 === 0 ? ' ' : '-'),
      followerCount: random.whole(0, 9),
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, random.whole(0, 99))),
    }),
  )

  const folded = (text: string) => text.toLowerCase().replaceAll('ä', 'a').split(/[ _-]/)

  function tierOf({ username, name }: UserDocument, searched: readonly string[]): number | null {
    // Names are also found without their hyphens.
    const texts = [folded(username), folded(name), folded(name.replaceAll('-', ''))]
    if (texts.some((text) => text.join(' ').startsWith(searched.join(' ')))) return 1
    return searched.every((word) => texts.flat().some((other) => other.startsWith(word))) ? 2 : null
  }

  function expected(searched: readonly string[]): string[] {
    const found = users.flatMap((user) => {
      const tier = tierOf(user, searched)
      return tier === null ? [] : [{ user, tier }]
    })
    return found.sort((a, b) => a.tier - b.tier || mostFollowedFirst(a.user, b.user)).map(({ user }) => user.username)
  }

  beforeAll(() => storeUsers(users))

  const searches = [2, 2, 2, 2, 3, 3, 4].flatMap((count) =>
    Array.from({ length: tries(3) }, () =>
      Array.from({ length: count }, () => {
        const letters = [...folded(random.oneOf(words)).join('')]
        return letters.slice(0, random.whole(1, letters.length)).join('')
      }),
    ),
  )

  it.each(searches.map((searched) => searched.join(' ')))(
    'finds for %j who has words that so begin',
    async (search) => {
      expect(await findsBothWays(new Person(), search, 30)).toEqual(expected(search.split(' ')))
    },
  )
})

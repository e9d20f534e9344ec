import type { UserRow } from '../users/user.row.ts'
import type { Written } from './boundedList.ts'
import { openJson } from './json.ts'
import { formatMoment } from './moment.ts'
import { type People, peopleList } from './people.ts'
import type { Neighbours } from './reads/neighbours.ts'
import type { UserAnswer } from './schemas.ts'

type Extras = Pick<UserAnswer, 'bookmarks' | 'email' | 'password'>

const frameBytes = 40

export function writeUser(
  row: UserRow,
  extras: Extras,
  { followers, following }: Neighbours,
  people: People,
  room: number,
): Written {
  const fields = openJson({ ...fieldsOf(row), ...extras })
  const left = room - Buffer.byteLength(fields) - frameBytes
  const behind = peopleList(followers, people, left / 2)
  const ahead = peopleList(following, people, left - behind.bytes)
  const text = `${fields},"followers":${behind.json},"following":${ahead.json}}`
  return { text, isWhole: left > 0 && behind.isWhole && ahead.isWhole }
}

function fieldsOf(row: UserRow): Omit<UserAnswer, keyof Extras | 'followers' | 'following'> {
  return {
    _id: row._id,
    name: row.name,
    username: row.username,
    avatar: row.avatar,
    cover: row.cover,
    // Old clients' forms show only fields that exist, and demand a text in each.
    ...(row.bio !== '' && { bio: row.bio }),
    ...(row.location !== '' && { location: row.location }),
    website: row.website,
    createdAt: formatMoment(row.createdAt),
    updatedAt: formatMoment(row.updatedAt),
    isVerified: row.verifiedKind !== null,
  }
}

/** Draws every picture that ships with Linnet: `npx tsx scripts/artwork/draw.ts [part of a file name]`. */
import { join } from 'node:path'
import { birdAvatar } from './avatars/bird.ts'
import { cast } from './avatars/cast.ts'
import { foxgloveMark, quaysideMark } from './avatars/marks.ts'
import { personAvatar } from './avatars/person.ts'
import { presetBirds } from './avatars/species.ts'
import { foxgloveCover, pencilsCover } from './covers/desk.ts'
import { defaultCover, estuaryCover, milkyWayCover, polderCover } from './covers/countryside.ts'
import { harbourCover, networkCover, tilesCover } from './covers/town.ts'
import { writeWebp } from './render.ts'
import type { Drawing } from './svg.ts'

const builtin = 'server/media/builtin'
const seed = 'server/seed/media'

const pictures: Record<string, () => Drawing> = {
  ...Object.fromEntries(presetBirds.map((bird, i) => [join(builtin, `avatar-${i + 1}.webp`), () => birdAvatar(bird)])),
  ...Object.fromEntries(
    Object.entries(cast).map(([name, face]) => [join(seed, `avatar-${name}.webp`), () => personAvatar(face)]),
  ),
  [join(seed, 'avatar-foxglove.webp')]: foxgloveMark,
  [join(seed, 'avatar-quayside.webp')]: quaysideMark,
  [join(builtin, 'default-cover.webp')]: defaultCover,
  [join(seed, 'cover-maren.webp')]: estuaryCover,
  [join(seed, 'cover-tomas.webp')]: tilesCover,
  [join(seed, 'cover-samir.webp')]: networkCover,
  [join(seed, 'cover-foxglove.webp')]: foxgloveCover,
  [join(seed, 'cover-adaeze.webp')]: pencilsCover,
  [join(seed, 'cover-yuki.webp')]: milkyWayCover,
  [join(seed, 'cover-anouk.webp')]: polderCover,
  [join(seed, 'cover-quayside.webp')]: harbourCover,
}

const wanted = process.argv[2] ?? ''
for (const [file, draw] of Object.entries(pictures)) if (file.includes(wanted)) await writeWebp(file, draw())

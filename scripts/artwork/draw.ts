/** Draws every picture that ships with Linnet: `npx tsx scripts/artwork/draw.ts [part of a file name]`. */
import { join } from 'node:path'
import { birdAvatar } from './avatars/bird.ts'
import { cast } from './avatars/cast.ts'
import { foxgloveMark, quaysideMark } from './avatars/marks.ts'
import { personAvatar } from './avatars/person.ts'
import { plainBird, presetBirds } from './avatars/species.ts'
import { foxgloveCover, pencilsCover } from './covers/desk.ts'
import { defaultCover, estuaryCover, milkyWayCover, polderCover } from './covers/countryside.ts'
import { harbourCover, networkCover, tilesCover } from './covers/town.ts'
import { bikeByTheCanal } from './pictures/canal.ts'
import { hillsAtDusk } from './pictures/hills.ts'
import { jupiter, moon, starTrails } from './pictures/night.ts'
import { meshMap } from './pictures/roofs.ts'
import { paperRockets } from './pictures/rockets.ts'
import { onAir } from './pictures/studio.ts'
import { linnetOnAWire } from './pictures/linnet.ts'
import { bookSpines } from './pictures/shelf.ts'
import { loaf, pasteis } from './pictures/table.ts'
import { shootMurmuration } from './film/shoot.ts'
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
  [join(seed, 'linnet-on-a-wire.webp')]: linnetOnAWire,
  [join(seed, 'loaf.webp')]: loaf,
  [join(seed, 'pasteis.webp')]: pasteis,
  [join(seed, 'book-spines.webp')]: bookSpines,
  [join(seed, 'star-trails.webp')]: starTrails,
  [join(seed, 'jupiter.webp')]: jupiter,
  [join(seed, 'moon.webp')]: moon,
  [join(seed, 'hills-at-dusk.webp')]: hillsAtDusk,
  [join(seed, 'bike-by-the-canal.webp')]: bikeByTheCanal,
  [join(seed, 'mesh-map.webp')]: meshMap,
  [join(seed, 'on-air.webp')]: onAir,
  [join(seed, 'paper-rockets.webp')]: paperRockets,
  [join(builtin, 'default-avatar.webp')]: () => birdAvatar(plainBird),
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
if ('murmuration'.includes(wanted)) await shootMurmuration(join(seed, 'murmuration'))

import { accountEdgesPart } from '../edges/exportedEdges.ts'
import { rowsOf } from '../exportPart.ts'
import { type RestrictionDocument, type RestrictionKind, restrictionIndexes, wordKinds } from './restriction.model.ts'

const accounts = (name: string, holds: string, kind: RestrictionKind) =>
  accountEdgesPart({
    name,
    holds,
    collection: 'restrictions',
    hint: restrictionIndexes.byOwner,
    filter: (ownerId) => ({ ownerId, kind }),
    member: 'targetId',
  })

/** What the account does not want to see, but never who restricts it. */
export const safetyExport = [
  accounts('muted.json', 'whom you mute', 'MUTE'),
  accounts('blocked.json', 'whom you block', 'BLOCK'),
  {
    name: 'mutedWords.json',
    holds: 'words and hashtags that you mute',
    type: `{ word: string; where: 'HOME' | 'EVERYWHERE'; at: string; /** Null: until you unmute it. */ until: string | null }`,
    rows: (ownerId: string) =>
      rowsOf<RestrictionDocument>(
        {
          collection: 'restrictions',
          filter: { ownerId, kind: { $in: Object.values(wordKinds) } },
          hint: restrictionIndexes.byOwner,
        },
        ({ word, kind, at, until = null }) => ({
          word,
          where: kind === wordKinds.HOME ? 'HOME' : 'EVERYWHERE',
          at,
          until,
        }),
      ),
  },
]

import { type ExportPart, rowsOf } from '../exportPart.ts'
import { type VersionsDocument, versionsIndexes } from './versions.model.ts'

export const versionsExport: ExportPart = {
  name: 'versions.json',
  holds: 'what your posts said before you edited them, the oldest first',
  type: `{
  postId: string
  url: string
  versions: { content: string; replacedAt: string }[]
}`,
  rows: (authorId, links) => {
    const query = { collection: 'versions', filter: { authorId }, hint: versionsIndexes.byAuthor }
    return rowsOf<VersionsDocument>(query, ({ _id: postId, versions }) => ({
      postId,
      url: links.post(postId),
      versions: versions.map(({ content, replacedAt }) => ({ content, replacedAt })),
    }))
  },
}

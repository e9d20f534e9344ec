import type { PostRow } from '../posts/post.row.ts'
import type { Written } from './boundedList.ts'
import { openJson } from './json.ts'
import { formatMoment } from './moment.ts'
import { type People, peopleList } from './people.ts'
import { quoteLabel } from './quoteLinks.ts'
import type { Likers } from './reads/likers.ts'
import type { UserSummary } from './reads/summaries.ts'
import type { PostAnswer } from './schemas.ts'

export type PostSurroundings = {
  replies: Map<string, PostRow[]>
  likers: Map<string, Likers>
  people: People
  /** The addresses of quoted posts that the viewer may see, by id. */
  addresses: ReadonlyMap<string, string>
}

type Node = { id: string; head: string; isWhole: boolean; comments: Node[] }

const tailBytes = 3

/** Writes a post with as many comments and people as fit; the deepest are left out first. Null without its author. */
export function writePost(row: PostRow, surroundings: PostSurroundings, room: number): Written | null {
  const author = surroundings.people.get(row.authorId)
  if (!author) return null
  const root = writeHead(row, author.summary, surroundings, room)
  if (!root) return { text: '', isWhole: false }
  let isWhole = root.isWhole
  let left = room - Buffer.byteLength(root.head) - tailBytes
  const nodes = [root]
  // The loop appends to the list over which it runs.
  for (const node of nodes) {
    for (const reply of surroundings.replies.get(node.id) ?? []) {
      const person = surroundings.people.get(reply.authorId)
      if (!person) continue
      const comment = writeHead(reply, person.summary, surroundings, left)
      if (!comment) return { text: textOf(root), isWhole: false }
      isWhole &&= comment.isWhole
      left -= Buffer.byteLength(comment.head) + tailBytes
      node.comments.push(comment)
      nodes.push(comment)
    }
  }
  return { text: textOf(root), isWhole }
}

const textOf = ({ head, comments }: Node): string => `${head}${comments.map(textOf).join(',')}]}`

/** Null if not even the post without comments fits. */
function writeHead(
  row: PostRow,
  author: UserSummary,
  { likers, people, addresses }: PostSurroundings,
  room: number,
): Node | null {
  const fields = openJson(fieldsOf(row, author, addresses.get(row.quotedId ?? '')))
  const { likedBy = [], dislikedBy = [] } = likers.get(row._id) ?? {}
  const left = room - Buffer.byteLength(fields) - likesBytes - tailBytes
  if (left < 0) return null
  const liked = peopleList(likedBy, people, left)
  const disliked = peopleList(dislikedBy, people, left - liked.bytes)
  const likes = `{"likeCount":${row.likeCount},"likedBy":${liked.json},"dislikedBy":${disliked.json}}`
  const head = `${fields},"likes":${likes},"comments":[`
  return { id: row._id, head, isWhole: liked.isWhole && disliked.isWhole, comments: [] }
}

/** Names of fields, the longest count and two empty lists. */
const likesBytes = 100

function fieldsOf(
  row: PostRow,
  author: UserSummary,
  quoted: string | undefined,
): Omit<PostAnswer, 'likes' | 'comments'> {
  const links = [...(quoted === undefined ? [] : [{ label: quoteLabel, url: quoted }]), ...row.links]
  return {
    _id: row._id,
    id: row._id,
    content: row.content,
    images: row.images.map((image) => image.url),
    video: row.video?.url ?? '',
    ...(links.length > 0 && { links: Object.fromEntries(links.map(({ label, url }) => [label, url])) }),
    username: author.username,
    name: author.name,
    createdAt: formatMoment(row.createdAt),
    updatedAt: formatMoment(row.updatedAt),
  }
}

import { useApolloClient } from '@apollo/client/react'
import { Ellipsis, Flag, LogIn, Pencil, Quote, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { useViewer } from '../auth/viewer.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { Menu } from '../ui/Menu.tsx'
import type { DrawnItem, MenuItem } from '../ui/OpenMenu.tsx'
import { OverlayPart } from '../ui/PartBoundary.tsx'
import { usePostActions } from './actions.ts'
import type { Author } from './AuthorItems.tsx'

const loadItems = () => import('./AuthorItems.tsx')
const AuthorItems = lazyRoute(loadItems, 'members')

/** The menu of a post: all can quote it, its author edit and delete it, members follow, mute, block and report, guests log in or report. */
export const PostMenu = memo(function PostMenu({ postId, ...author }: Author & { postId: string }) {
  const client = useApolloClient()
  const { viewer } = useViewer()
  const isOther = viewer !== null && viewer.id !== author.authorId
  // The data is requested before the menu opens.
  const ask = () =>
    void loadItems()
      .then(({ askAhead }) => askAhead(client, author))
      .catch(() => {})
  return (
    <Menu
      label="Tweet actions"
      items={useItems(postId, author)}
      {...(isOther && { onNear: ask })}
      trigger={(attributes) => (
        <IconButton label="More" {...attributes}>
          <Ellipsis size={18} aria-hidden />
        </IconButton>
      )}
    />
  )
})

function useItems(postId: string, author: Author): (MenuItem | DrawnItem)[] {
  const { loggedIn, viewer } = useViewer()
  const { quote, edit, remove, report, logIn } = usePostActions()
  const quoteItem = { icon: <Quote size={18} aria-hidden />, label: 'Quote', onSelect: () => quote(postId) }
  if (!loggedIn)
    return [
      quoteItem,
      { icon: <LogIn size={18} aria-hidden />, label: 'Login for more options', onSelect: logIn },
      { icon: <Flag size={18} aria-hidden />, label: 'Report', onSelect: () => report(postId) },
    ]
  // Until the viewer is known, the follow item shows that it is loading.
  if (viewer?.id !== author.authorId)
    return [
      quoteItem,
      (draw) => (
        <OverlayPart
          key="author"
          waiting={draw({ icon: null, label: 'Loading…', disabled: true })}
          onMissing={() => {}}
        >
          <AuthorItems postId={postId} {...author} draw={draw} />
        </OverlayPart>
      ),
    ]
  return [
    quoteItem,
    { icon: <Pencil size={18} aria-hidden />, label: 'Edit', onSelect: () => edit(postId) },
    { icon: <Trash2 size={18} aria-hidden />, label: 'Delete', danger: true, onSelect: () => remove(postId) },
  ]
}

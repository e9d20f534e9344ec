import { useApolloClient } from '@apollo/client/react'
import { Ellipsis, Flag, LogIn, Pencil, Trash2 } from 'lucide-react'
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
const loadPin = () => import('../pins/PinItem.tsx')
const PinItem = lazyRoute(loadPin, 'members')

export const PostMenu = memo(function PostMenu({ postId, ...author }: Author & { postId: string }) {
  const client = useApolloClient()
  const { viewer } = useViewer()
  // Requests the data before the menu opens.
  const ask = () => {
    const isOwn = viewer?.id === author.authorId
    const asked = isOwn
      ? loadPin().then(({ askAhead }) => askAhead(client))
      : loadItems().then(({ askAhead }) => askAhead(client, author))
    asked.catch(() => {})
  }
  return (
    <Menu
      label="Tweet actions"
      items={useItems(postId, author)}
      {...(viewer && { onNear: ask })}
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
  const { edit, remove, report, logIn } = usePostActions()
  if (!loggedIn)
    return [
      { icon: <LogIn size={18} aria-hidden />, label: 'Login for more options', onSelect: logIn },
      { icon: <Flag size={18} aria-hidden />, label: 'Report', onSelect: () => report(postId) },
    ]
  // Until the viewer is known, the follow item shows that it is loading.
  if (viewer?.id !== author.authorId) return [drawn((draw) => <AuthorItems postId={postId} {...author} draw={draw} />)]
  return [
    { icon: <Pencil size={18} aria-hidden />, label: 'Edit', onSelect: () => edit(postId) },
    drawn((draw) => <PinItem postId={postId} draw={draw} />),
    { icon: <Trash2 size={18} aria-hidden />, label: 'Delete', danger: true, onSelect: () => remove(postId) },
  ]
}

/** Items that are drawn by code that loads with the menu. */
const drawn =
  (items: DrawnItem): DrawnItem =>
  (draw) => (
    <OverlayPart key="more" waiting={draw({ icon: null, label: 'Loading…', disabled: true })} onMissing={() => {}}>
      {items(draw)}
    </OverlayPart>
  )

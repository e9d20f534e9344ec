import { useViewer } from '../../auth/viewer.ts'
import { usePostActions } from '../../posts/actions.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export type ProfileTab = 'tweets' | 'likes' | 'replies'

const words = {
  tweets: {
    title: 'No Tweets yet',
    own: 'What you write will appear here.',
    of: (name: string) => `What @${name} writes will appear here.`,
  },
  likes: {
    title: 'No likes yet',
    own: 'Tweets that you like will appear here.',
    of: (name: string) => `Tweets that @${name} likes will appear here.`,
  },
  replies: {
    title: 'No replies yet',
    own: 'What you answer to others will appear here.',
    of: (name: string) => `What @${name} answers to others will appear here.`,
  },
}

/** A tab of a profile with nothing in it: says what could be here, and offers its owner the first step. */
export function EmptyTab({ username, tab }: { username: string; tab: ProfileTab }) {
  const { shown } = useViewer()
  const { compose } = usePostActions()
  const { title, own, of } = words[tab]
  if (shown?.username !== username) return <Notice title={title} text={of(username)} />
  return (
    <Notice title={title} text={own}>
      {tab === 'tweets' && <Button onClick={compose}>Write your first Tweet</Button>}
    </Notice>
  )
}

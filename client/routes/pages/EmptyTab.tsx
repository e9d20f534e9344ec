import { useViewer } from '../../auth/viewer.ts'
import { usePostActions } from '../../posts/actions.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export type ProfileTab = 'tweets' | 'likes' | 'replies'

const words = {
  tweets: {
    title: 'No Tweets yet',
    own: 'Your Tweets will appear here.',
    of: (name: string) => `Tweets by @${name} will appear here.`,
  },
  likes: {
    title: 'No likes yet',
    own: 'Tweets that you like will appear here.',
    of: (name: string) => `Tweets that @${name} likes will appear here.`,
  },
  replies: {
    title: 'No replies yet',
    own: 'Your replies will appear here.',
    of: (name: string) => `Replies by @${name} will appear here.`,
  },
}

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

import { Play } from 'lucide-react'
import { useViewer } from '../auth/viewer.ts'
import { Picture } from '../media/Picture.tsx'
import { shownText } from '../text/shownText.ts'
import { Avatar } from '../users/Avatar.tsx'
import { Byline } from '../users/Byline.tsx'
import { Time } from '../ui/Time.tsx'
import type { QuotedPost_PostFragment } from './QuotedPost.generated.ts'
import css from './QuotedPost.module.css'
import { asWide } from './shape.ts'

type Post = NonNullable<NonNullable<QuotedPost_PostFragment['quoted']>['post']>

export function QuotedText({ post, eager = false }: { post: Post; eager?: boolean }) {
  const text = shownText(post.content)
  return (
    <>
      <div className={css.top}>
        <Avatar src={post.author.avatar} size={20} eager={eager} />
        <Byline user={post.author}>
          <span className={css.when}>
            · <Time iso={post.createdAt} />
          </span>
        </Byline>
      </div>
      <div className={css.content}>
        {text !== '' && (
          <span dir="auto" className={css.text}>
            {text}
          </span>
        )}
        <Media post={post} alone={text === ''} eager={eager} />
      </div>
    </>
  )
}

/** Readers uncover sensitive media on the page of their post. */
function Media({ post: { images, video, isSensitive }, alone, eager }: { post: Post; alone: boolean; eager: boolean }) {
  const { viewer } = useViewer()
  const [image] = images
  if (!image && !video) return null
  if (isSensitive && viewer?.sensitiveMedia !== 'SHOW') return <span className={css.note}>Sensitive content</span>
  const poster = video?.poster == null ? null : { ...video, url: video.poster, alt: 'Video' }
  const picture = image ? { ...image, alt: image.alt || 'Image' } : poster
  return (
    <span className={alone ? css.alone : css.beside}>
      {picture && (
        <Picture
          image={picture}
          sizes={alone ? asWide('min(100vw - 112px, 490px)', picture, 16 / 9) : asWide('72px', picture, 1)}
          className={css.picture}
          eager={eager}
        />
      )}
      {video && (
        <span className={css.play}>
          <Play size={16} aria-hidden fill="currentColor" />
          {!poster && <span className="visually-hidden">Video</span>}
        </span>
      )}
    </span>
  )
}

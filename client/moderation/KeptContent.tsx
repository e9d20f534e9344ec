import { LinkCard } from '../linkCards/LinkCard.tsx'
import { RichText } from '../text/RichText.tsx'
import type { Fields } from '../apollo/fields.ts'
import type { KeptContent_KeptFragment } from './KeptContent.generated.ts'
import { Link } from '../navigation/Link.tsx'
import css from './Moderation.module.css'

export function KeptContent({ kept }: { kept: Fields<KeptContent_KeptFragment> | null | undefined }) {
  if (!kept) return <p className={css.meta}>The copy of what was reported is not kept any more.</p>
  const { name, username, post, profile } = kept
  return (
    <figure className={css.kept}>
      <figcaption>
        <span className={css.subject}>
          <bdi>{name}</bdi>
        </span>{' '}
        @{username}
      </figcaption>
      {post && <KeptPost post={post} />}
      {post?.card && <LinkCard card={post.card} />}
      {post?.quoted && (
        <blockquote className={css.kept}>
          <p className={css.meta}>
            It quoted <bdi>{post.quoted.name}</bdi> @{post.quoted.username}:{' '}
            <Link to={`/post/${post.quoted.postId}`}>the Tweet as it is now</Link>
          </p>
          <KeptPost post={post.quoted} />
        </blockquote>
      )}
      {profile && (
        <>
          {profile.bio && <RichText text={profile.bio} />}
          <p className={css.meta}>{[profile.location, profile.website].filter(Boolean).join(' · ')}</p>
          <img src={profile.avatar} alt="The profile picture" loading="lazy" />
          <img src={profile.cover} alt="The cover picture" loading="lazy" />
        </>
      )}
    </figure>
  )
}

type Post = NonNullable<Fields<KeptContent_KeptFragment>['post']>

function KeptPost({ post: { content, images, video, links } }: { post: Omit<Post, 'quoted' | 'card'> }) {
  return (
    <>
      {content && <RichText text={content} />}
      {images.map(({ url, alt }) => (
        <img key={url} src={url} alt={alt ?? ''} loading="lazy" />
      ))}
      {video && <video src={video.url} controls preload="none" />}
      {links.map(({ label, url }) => (
        <p key={url} className={css.meta}>
          {label}: {url}
        </p>
      ))}
    </>
  )
}

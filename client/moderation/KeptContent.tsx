import { RichText } from '../text/RichText.tsx'
import type { Fields } from '../apollo/fields.ts'
import type { KeptContent_KeptFragment } from './KeptContent.generated.ts'
import css from './Moderation.module.css'

/** The copy of what was reported. */
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
      {post && (
        <>
          {post.content && <RichText text={post.content} />}
          {post.images.map(({ url, alt }) => (
            <img key={url} src={url} alt={alt ?? ''} loading="lazy" />
          ))}
          {post.video && <video src={post.video.url} controls preload="none" />}
          {post.links.map(({ label, url }) => (
            <p key={url} className={css.meta}>
              {label}: {url}
            </p>
          ))}
        </>
      )}
      {profile && (
        <>
          {profile.bio && <RichText text={profile.bio} />}
          <p className={css.meta}>{[profile.location, profile.website].filter(Boolean).join(' · ')}</p>
          <img src={profile.avatar} alt="The profile picture" loading="lazy" />
        </>
      )}
    </figure>
  )
}

import { shownHost } from '../../server/addresses.rules.ts'
import { useViewer } from '../auth/viewer.ts'
import { Picture } from '../media/Picture.tsx'
import css from './LinkCard.module.css'
import type { LinkCard_CardFragment } from './LinkCard.generated.ts'

type Props = { card: LinkCard_CardFragment | null; isSensitive?: boolean; eager?: boolean }

/** What a page says about itself, as one link. The host comes first, because a page can choose any title. */
export function LinkCard({ card, isSensitive = false, eager = false }: Props) {
  const { viewer } = useViewer()
  if (!card) return null
  const { url, title, description } = card
  const image = isSensitive && viewer?.sensitiveMedia !== 'SHOW' ? null : card.image
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow ugc" className={css.card}>
      {image && <Picture image={image} sizes="176px" className={css.picture} eager={eager} />}
      <span className={css.words}>
        <bdi className={css.host}>{shownHost(url)}</bdi>
        <bdi className={css.title}>{title}</bdi>
        {description && <bdi className={css.description}>{description}</bdi>}
      </span>
    </a>
  )
}

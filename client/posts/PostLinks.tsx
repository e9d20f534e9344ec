import { Link2 } from 'lucide-react'
import { isWebAddress, linkTarget, shownHost } from '../../server/addresses.rules.ts'
import type { PostLinks_PostFragment } from './PostLinks.generated.ts'
import css from './PostLinks.module.css'

export function PostLinks({ links: all }: Pick<PostLinks_PostFragment, 'links'>) {
  const links = all.map(({ label, url }) => ({ label, url: linkTarget(url) })).filter(({ url }) => isWebAddress(url))
  if (links.length === 0) return null
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            <Link2 size={16} aria-hidden />
            <span>
              <bdi>{link.label}</bdi>{' '}
              {link.label !== shownHost(link.url) && <bdi className={css.host}>{shownHost(link.url)}</bdi>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

import type { FragmentType } from '@apollo/client'
import { useFragment } from '@apollo/client/react'
import { Link2 } from 'lucide-react'
import { isWebAddress } from '../../server/text.rules.ts'
import { PostLinks_PostFragmentDoc, type PostLinks_PostFragment } from './PostLinks.generated.ts'
import css from './PostLinks.module.css'

export function PostLinks({ post }: { post: FragmentType<PostLinks_PostFragment> }) {
  const { data, complete } = useFragment({
    fragment: PostLinks_PostFragmentDoc,
    fragmentName: 'PostLinks_post',
    from: post,
  })
  const links = complete ? data.links.filter((link) => isWebAddress(link.url)) : []
  if (links.length === 0) return null
  return (
    <ul className={css.links}>
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.url} target="_blank" rel="noopener noreferrer nofollow ugc">
            <Link2 size={16} aria-hidden />
            <bdi>{link.label}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

import type { ClientSession } from 'mongoose'
import type { Config } from '../config.ts'
import { keyedAddress } from '../media/keyedAddress.ts'
import type { LinkCardRow } from '../linkCards/linkCard.row.ts'
import type { PostImage, PostLink, PostRow, PostVideo } from '../posts/post.row.ts'
import { keyedMedia } from '../posts/postMedia.ts'
import { UserModel } from '../users/user.model.ts'
import type { UserRow } from '../users/user.row.ts'

type Named = Pick<UserRow, 'username' | 'name'>
type Profile = Pick<UserRow, 'avatar' | 'cover' | 'bio' | 'location' | 'website'>
type Shown = {
  content: string
  images: PostImage[]
  video: PostVideo | null
  links: PostLink[]
}

/** What a reported post quoted. The bytes of its uploads are not kept, because its author was not reported. */
export type KeptQuote = Named &
  Shown & {
    postId: string
    /** `purgeId` of the post and of its author. */
    purgeIds: string[]
  }

/** A copy of what was reported. Edits and deletion do not change it. */
export type KeptCopy = {
  /** The name of the account, or of the post's author. */
  username: string
  name: string
  /** Null unless an account was reported. */
  profile: Profile | null
  /** Null unless a post was reported. */
  post: (Shown & { card?: LinkCardRow | null; quoted?: KeptQuote }) | null
}

export async function copyOfPost(post: PostRow, session: ClientSession | null = null): Promise<KeptCopy> {
  const { content, video, links } = post
  const author = await UserModel.findById(post.authorId, { username: 1, name: 1 }).session(session).lean()
  const images = post.images.map(({ placeholder: _large, ...image }) => image)
  const card = post.card && { ...post.card, image: post.card.image && { ...post.card.image, placeholder: null } }
  const { username = '', name = '' } = author ?? {}
  return { username, name, profile: null, post: { content, images, video, links, ...(card && { card }) } }
}

export function copyOfProfile({ username, name, avatar, cover, bio, location, website }: Named & Profile): KeptCopy {
  return { username, name, profile: { avatar, cover, bio, location, website }, post: null }
}

/** The copy with addresses of pictures that work though the pictures are hidden or deleted. Only for who may see it. */
export function keyedCopy({ post, profile, ...names }: KeptCopy, config: Config): KeptCopy {
  const keyed = (address: string) => keyedAddress(address, config)
  return {
    ...names,
    post: post && {
      ...post,
      ...keyedMedia(post, config),
      ...(post.quoted && { quoted: keyedQuote(post.quoted, config) }),
    },
    profile: profile && { ...profile, avatar: keyed(profile.avatar), cover: keyed(profile.cover) },
  }
}

const keyedQuote = (quoted: KeptQuote, config: Config) => ({ ...quoted, ...keyedMedia(quoted, config) })

/** The addresses whose uploads are kept with the copy. */
export function addressesIn({ post, profile }: KeptCopy): string[] {
  const { images = [], video, card } = post ?? {}
  const ofPost = [...images.map(({ url }) => url), video?.url ?? '', video?.poster ?? '', card?.image?.url ?? '']
  return [...ofPost, ...(profile ? [profile.avatar, profile.cover] : [])]
}

export const isSameCopy = (a: KeptCopy, b: KeptCopy | null | undefined) => JSON.stringify(a) === JSON.stringify(b)

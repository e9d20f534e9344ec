import { uploadedMediaId } from '../media/media.rules.ts'
import type { PostRow } from './post.row.ts'

type Content = Pick<PostRow, 'content' | 'images' | 'video' | 'links'>

/** Whether two posts have the same content. Sizes of uploads are ignored, because the server sets them. */
export function saysTheSame(one: Content, other: Content): boolean {
  return JSON.stringify(said(one)) === JSON.stringify(said(other))
}

function said({ content, images, video, links }: Content) {
  return [
    content,
    images.map((image) => [image.url, image.alt ?? null, sizeOf(image)]),
    video && [video.url, video.poster ?? null, sizeOf(video)],
    links.map(({ label, url }) => [label, url]),
  ]
}

function sizeOf({ url, width, height }: { url: string; width: number | null; height: number | null }) {
  return uploadedMediaId(url) === null ? [width ?? null, height ?? null] : null
}

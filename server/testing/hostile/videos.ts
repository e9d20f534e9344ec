import { box, element, mediaStart, mp4, webm } from '../media/videos.ts'

const repeated = (piece: Buffer, count: number) => Buffer.alloc(piece.length * count, new Uint8Array(piece))

/** An MP4 with many media data boxes, and many chunks that all lie in the last of them. */
export function scatteredMp4(boxes: number, chunks: number): Buffer {
  const media = repeated(box('mdat', Buffer.from([1])), boxes)
  return mp4({ media, offsets: Array<number>(chunks).fill(mediaStart + media.length - 1) })
}

/** An MP4 with this many empty boxes. */
export const crumbledMp4 = (boxes: number): Buffer => Buffer.concat([mp4(), repeated(box('free'), boxes)])

/** A WebM with this many empty elements in each of its two clusters. */
export const crumbledWebm = (elements: number): Buffer =>
  webm({ inCluster: repeated(Buffer.from([0xec, 0x80]), elements) })

/** A WebM with this many additional tracks. */
export const manyTracks = (tracks: number): Buffer => webm({ moreTracks: repeated(element(0xae, ''), tracks) })

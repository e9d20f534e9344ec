import { box, element, mediaStart, mp4, webm } from '../media/videos.ts'

const repeated = (piece: Buffer, count: number) => Buffer.alloc(piece.length * count, new Uint8Array(piece))

/** All chunks lie in the last of many media data boxes. */
export function scatteredMp4(boxes: number, chunks: number): Buffer {
  const media = repeated(box('mdat', Buffer.from([1])), boxes)
  return mp4({ media, offsets: Array<number>(chunks).fill(mediaStart + media.length - 1) })
}

export const crumbledMp4 = (boxes: number): Buffer => Buffer.concat([mp4(), repeated(box('free'), boxes)])

export const crumbledWebm = (elements: number): Buffer =>
  webm({ inCluster: repeated(Buffer.from([0xec, 0x80]), elements) })

export const manyTracks = (tracks: number): Buffer => webm({ moreTracks: repeated(element(0xae, ''), tracks) })

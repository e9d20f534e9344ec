import { box, element, mediaStart, mp4, webm } from '../media/films.ts'

const repeated = (piece: Buffer, count: number) => Buffer.alloc(piece.length * count, new Uint8Array(piece))

/** An MP4 whose pictures lie in so many boxes, with so many chunks that all lie in the last of them. */
export function scatteredMp4(boxes: number, chunks: number): Buffer {
  const media = repeated(box('mdat', Buffer.from([1])), boxes)
  return mp4({ media, offsets: Array<number>(chunks).fill(mediaStart + media.length - 1) })
}

/** An MP4 with so many boxes that hold nothing. */
export const crumbledMp4 = (boxes: number): Buffer => Buffer.concat([mp4(), repeated(box('free'), boxes)])

/** A WebM with twice so many elements that hold nothing. */
export const crumbledWebm = (elements: number): Buffer =>
  webm({ inCluster: repeated(Buffer.from([0xec, 0x80]), elements) })

/** A WebM with so many tracks besides its own. */
export const manyTracks = (tracks: number): Buffer => webm({ moreTracks: repeated(element(0xae, ''), tracks) })

/** The file has more parts than any ordinary one. */
export class TooManyParts extends Error {}

/** Counts the parts of a file, because a hostile one can have millions. */
export class PartCounter {
  readonly most: number
  counted = 0

  constructor(most = 200_000) {
    this.most = most
  }

  count(parts = 1): void {
    this.counted += parts
    if (this.counted > this.most) throw new TooManyParts(`It has more than ${this.most} parts.`)
  }
}

/** Enough for sound in several languages. */
export const mostTracks = 16

/** A file has more parts than any honest one. */
export class TooManyParts extends Error {}

/**
 * Counts the parts of a file while it is read: boxes, elements, chunks. What a file is made of can be millions of parts
 * that hold nothing; reading stops where an honest file of the largest size would long have ended.
 */
export class PartCounter {
  readonly most: number
  counted = 0

  constructor(most = 200_000) {
    this.most = most
  }

  /** Throws TooManyParts. */
  count(parts = 1): void {
    this.counted += parts
    if (this.counted > this.most) throw new TooManyParts(`It has more than ${this.most} parts.`)
  }
}

/** The most tracks a film may have: pictures, and sound in a few languages. */
export const mostTracks = 16

import { channel } from 'node:diagnostics_channel'

/** Tells `{ port }` once, when this process serves. A process that only lets workers serve tells nothing. */
export const servingChannel = channel('linnet:serving')

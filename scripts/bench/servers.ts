/** The servers that `npm run bench` compares: how tables name them, and the file of this folder that runs each. */
export const servers = {
  plain: { title: 'MongoDB driver alone', file: 'driverContender.ts' },
  transaction: { title: 'MongoDB driver, writes in transactions', file: 'driverContender.ts' },
  linnet: { title: 'Linnet', file: 'linnetContender.ts' },
  batched: { title: 'Apollo Server, Mongoose, DataLoader', file: 'mongooseContender.ts' },
  unbatched: { title: 'Apollo Server, Mongoose, one query per field', file: 'mongooseContender.ts' },
  parse: { title: 'Parse Server 9', file: 'parseContender.ts' },
} as const

export type Server = keyof typeof servers

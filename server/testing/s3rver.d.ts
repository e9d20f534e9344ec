declare module 's3rver' {
  import type { AddressInfo } from 'node:net'
  import type { IncomingMessage } from 'node:http'

  type KoaContext = { req: IncomingMessage; status: number }

  /** A server that speaks S3's protocol and stores in a folder. It is a Koa application. */
  export default class S3rver {
    constructor(options: {
      port: number
      address: string
      directory: string
      silent: boolean
      configureBuckets: { name: string }[]
    })
    middleware: ((context: KoaContext, next: () => Promise<unknown>) => Promise<unknown>)[]
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}

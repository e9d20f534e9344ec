import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

export class Buckets {
  isDown = false
  isPublic = false
  #folder = ''
  #server: S3rver | undefined

  async start(...names: [string, ...string[]]): Promise<Record<string, string>> {
    this.#folder = await mkdtemp(join(tmpdir(), 'linnet-buckets-'))
    const configureBuckets = names.map((name) => ({ name }))
    const server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      directory: this.#folder,
      silent: true,
      configureBuckets,
    })
    server.middleware.unshift(async (context, next) => {
      if (this.isDown) context.req.socket.destroy()
      else if (!this.isPublic && !context.req.headers.authorization) context.status = 403
      else await next()
    })
    const { port } = await server.run()
    this.#server = server
    return {
      MEDIA_STORE: `s3://${names[0]}`,
      AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    }
  }

  async files(name: string): Promise<string[]> {
    const found = await readdir(join(this.#folder, name, 'media')).catch(() => [])
    return found.filter((file) => file.endsWith('_object')).map((file) => file.slice(0, 24))
  }

  async loses(name: string, file: string): Promise<void> {
    for (const part of ['object', 'metadata.json', 'object.md5'])
      await rm(join(this.#folder, name, 'media', `${file}._S3rver_${part}`), { force: true })
  }

  async stop(): Promise<void> {
    await this.#server?.close()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

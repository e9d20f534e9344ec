import type { Config } from '../config.ts'
import { defaultPort } from '../http/listen.ts'
import { say } from './output.ts'

/** A link to a page of the site, with a secret that browsers send to no server. Says so if the address of the site is not set. */
export function secretLink({ publicUrl, port = defaultPort }: Config, page: string, secret: string): string {
  if (!publicUrl) say(`PUBLIC_URL is not set. Put the address of your site in front of ${page}.`)
  return `${publicUrl ?? `http://localhost:${port}`}${page}#${secret}`
}

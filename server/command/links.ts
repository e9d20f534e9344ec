import type { Config } from '../config.ts'
import { defaultPort } from '../http/listen.ts'
import { say } from './output.ts'

type Address = Pick<Config, 'publicUrl' | 'port'>

/** The address to which links to the site lead. */
export const siteAddress = ({ publicUrl, port = defaultPort }: Address) => publicUrl ?? `http://localhost:${port}`

/** A link to a page of the site, with a secret that browsers do not send. Says so if the site's address is not set. */
export function secretLink(config: Address, page: string, secret: string): string {
  if (!config.publicUrl) say(`PUBLIC_URL is not set. Put the address of your site in front of ${page}.`)
  return `${siteAddress(config)}${page}#${secret}`
}

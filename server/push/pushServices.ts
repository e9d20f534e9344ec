/** The browsers' vendors take push messages there. `*.` stands for one or more names. */
export const usualPushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** The one of the services that an endpoint is at: the server sends requests to no other address that a client names. */
export function pushServiceOf(endpoint: string, services: readonly string[]): string | undefined {
  if (!URL.canParse(endpoint)) return undefined
  const { origin, username, password } = new URL(endpoint)
  if (username || password) return undefined
  return services.find((service) => {
    const [scheme = '', name] = service.split('*.')
    return name === undefined ? origin === service : origin.startsWith(scheme) && origin.endsWith(`.${name}`)
  })
}

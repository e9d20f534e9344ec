/** The browsers' vendors take push messages there. `*.` stands for one or more names. */
export const usualPushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
]

/** Whether an endpoint is at one of the services: the server sends requests to no other address that a client names. */
export function isOfPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { origin, username, password } = new URL(endpoint)
  if (username || password) return false
  return services.some((service) => {
    const [scheme = '', name] = service.split('*.')
    return name === undefined ? origin === service : origin.startsWith(scheme) && origin.endsWith(`.${name}`)
  })
}

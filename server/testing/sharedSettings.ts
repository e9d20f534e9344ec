export const brand = 'Harbour “Notes” & More'
export const allowedOrigin = 'https://client.example.org'

/** Settings that do not touch each other, so that scenes which need one of them share a server. */
export const sharedSettings = {
  BRAND: brand,
  CORS_ORIGINS: allowedOrigin,
  INTROSPECTION: 'false',
  MEDIA_ORIGINS: undefined,
  MEDIA_QUOTA_MB: '1',
  PUBLIC_URL: 'https://linnet.example',
  RATE_LIMITS: [
    'followsOfNewAccounts=1/3600 likes=4/3600 linksOfNewAccounts=3/3600',
    'mentions=4/3600 mentionsOfNewAccounts=2/3600 uploads=8/3600 uploadsOfAddress=20/86400',
  ].join(' '),
  TRUST_PROXY: '1',
  TWO_STEP_FOR_MODERATORS: 'true',
}

/** Also for scenes together, with the limits that people have. */
export const limitedSettings = { ADMIN_USERNAME: 'Harbourmaster', LOGIN_ATTEMPTS: '3', RATE_LIMITS: 'true' }

export const closedSettings = { BRAND: 'Harbour', SIGN_UP: 'closed' }

/** With what asks other servers, so that every operation works. */
export const wholeApiSettings = { PUSH_SERVICES: 'https://fcm.googleapis.com', LINK_CARDS: 'true' }

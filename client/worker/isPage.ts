/** Paths that are no pages of the app, but files or parts of the server. */
const others = /^\/(graphql|api|media|export|assets|healthz|readyz)(\/|$)|\.\w{1,8}$/

export const isPage = (url: string) => !others.test(new URL(url).pathname)

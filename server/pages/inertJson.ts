/** A script tag with data, which browsers do not run. Without a `<`, no user's text can end the tag. */
export const inertJson = (id: string, data: unknown, type = 'application/json'): string =>
  `<script type="${type}" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

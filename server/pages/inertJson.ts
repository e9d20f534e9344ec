/** A script tag with data that the browser does not run. Without `<` in it, no text by a user can end the tag. */
export const inertJson = (id: string, data: unknown, type = 'application/json'): string =>
  `<script type="${type}" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

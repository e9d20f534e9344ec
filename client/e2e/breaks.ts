import type { Person } from './person.ts'

/** Replaces the script of a part of the app by one that throws. */
export async function breaks({ page }: Person, part: string): Promise<void> {
  // The build may call the component by one letter.
  const names = ['default', ...'abcdefghijklmnopqrstuvwxyz'].map((name) => `broken as ${name}`)
  const body = `const broken = () => { throw new Error("broken") }; export { ${names.join(', ')} }`
  await page.route(new RegExp(`/${part}-.*\\.js$`), (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

import { scenario } from './scenario.ts'

scenario('/graphql in a browser is a playground that runs a query', async ({ visitor }) => {
  const guest = await visitor()
  await guest.page.goto('/graphql')
  await guest.page.locator('.graphiql-query-editor').getByText('likeCount').waitFor()
  await guest.page.getByRole('button', { name: /^Execute query/ }).click()
  await guest.page.locator('.result-window').getByText('likeCount').first().waitFor()
})

scenario('/api/docs is the reference of the REST API', async ({ visitor }) => {
  const guest = await visitor()
  await guest.page.goto('/api/docs')
  await guest.page.getByText('/auth/login').first().waitFor()
  await guest.page.getByText('/users/bookmark').first().waitFor()
})

import { expect } from '@playwright/test'
import { test } from './test.ts'

test('/graphql in a browser is a playground that runs a query', async ({ visitor }) => {
  const guest = await visitor()
  await guest.page.goto('/graphql')
  await expect(guest.page.locator('.graphiql-query-editor').getByText('likeCount')).toBeVisible()
  await guest.page.getByRole('button', { name: /^Execute query/ }).click()
  await expect(guest.page.locator('.result-window').getByText('likeCount').first()).toBeVisible()
})

test('/api/docs is the reference of the REST API', async ({ visitor }) => {
  const guest = await visitor()
  await guest.page.goto('/api/docs')
  await expect(guest.page.getByText('/auth/login').first()).toBeVisible()
  await expect(guest.page.getByText('/users/bookmark').first()).toBeVisible()
})

import { expect } from '@playwright/test'
import { test } from './test.ts'

test('/api/docs is the reference of the REST API', async ({ visitor }) => {
  const guest = await visitor()
  await guest.page.goto('/api/docs')
  await expect(guest.page.getByText('/auth/login').first()).toBeVisible()
  await expect(guest.page.getByText('/users/bookmark').first()).toBeVisible()
})

import { expect } from '@playwright/test'
import type { Route } from '@playwright/test'
import { unique } from './api.ts'
import { composer, posted } from './composing.ts'
import { graphql, holds, listensTo, loses, lostCalls, operationOf } from './network.ts'
import { newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

/** The server gets calls of an operation, but its answers are lost. Returns a function that ends this. */
async function losesAnswers({ page }: Person, operation: string): Promise<() => Promise<void>> {
  const lose = async (route: Route) => {
    if (operationOf(route.request()) !== operation) return route.fallback()
    await route.fetch()
    await route.abort()
  }
  await page.route(graphql, lose)
  return () => page.unroute(graphql, lose)
}

test('Ctrl+Enter sends once even if pressed twice, Retry sends what could not be sent, the text keeps the focus, and a sent draft leaves other tabs', async ({
  visitor,
}) => {
  const ada = await newcomer()
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens('/home')
  const { text, send } = composer(person)
  const words = unique('Sent from the keyboard')
  const asked = listensTo(person)
  const release = await holds(person, 'CreatePost')

  await text.fill(words)
  await text.evaluate((element) => {
    const { form } = element as HTMLTextAreaElement
    form?.requestSubmit()
    form?.requestSubmit()
    document.execCommand('insertText', false, ' and more')
  })
  for (const key of ['Control+Enter', 'Meta+Enter', 'Control+Enter']) await text.press(key)
  await person.seesA('button', 'Sending…')
  await expect(send).toBeDisabled()
  // Text typed while the post is sent would be lost.
  await expect(text).not.toBeEditable()
  await expect(text).toHaveValue(words)

  release()
  await person.hears('Tweeted')
  await expect(person.post(words)).toBeVisible()
  await expect(text).toHaveValue('')
  await expect(text).toBeFocused()
  expect(asked).toEqual(['CreatePost'])
  expect(await posted(ada)).toEqual([words])

  const lost = unique('Lost once')
  const restore = await loses(person, 'CreatePost')

  await text.fill(lost)
  await send.click()
  await person.hears('Could not reach the server. Check your connection and try again.')
  await person.sees(/^Not sent/)
  await expect(text).toHaveValue(lost)
  await restore()
  await person.clicks('button', 'Retry')
  await person.hears('Tweeted')
  // The pressed button is disabled now, so it has lost the focus.
  await expect(text).toBeFocused()
  expect(await posted(ada)).toEqual([lost, words])

  await text.fill('In two places')
  const other = await person.page.context().newPage()
  await other.goto('/home')
  const there = other.getByRole('textbox', { name: 'Tweet text' })
  await expect(there.filter({ hasText: 'In two places' })).toBeVisible()
  await send.click()
  await expect(there.filter({ hasText: /^$/ })).toBeVisible()
  expect(await posted(ada)).toEqual(['In two places', lost, words])
})

test('a post is never published twice if its response is lost, even after a reload, and a change to it counts', async ({
  visitor,
}) => {
  const ada = await newcomer()
  const person = await visitor({ as: ada, tolerates: [lostCalls] })
  await person.opens('/home')
  const { text, send } = composer(person)
  const restore = await losesAnswers(person, 'CreatePost')
  await text.fill('Arrived after all')
  await send.click()
  await person.seesA('button', 'Retry')
  expect(await posted(ada)).toEqual(['Arrived after all'])

  await restore()
  await person.page.reload()
  await send.click()
  await person.hears('Tweeted')
  expect(await posted(ada)).toEqual(['Arrived after all'])

  const restoreAgain = await losesAnswers(person, 'CreatePost')
  await text.fill('Arived')
  await send.click()
  await person.seesA('button', 'Retry')
  await restoreAgain()
  const corrected = unique('Arrived')
  await text.fill(corrected)
  await send.click()
  await expect(person.post(corrected)).toBeVisible()
  expect(await posted(ada)).toEqual([corrected, 'Arrived after all'])
})

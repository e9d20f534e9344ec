import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { composer, files } from './composing.ts'
import { answerTo } from './network.ts'
import { newcomer } from './newcomer.ts'
import { test } from './test.ts'

test('sensitive pictures are covered and not loaded until somebody presses, or left out by choice', async ({
  visitor,
}) => {
  const [ada, carl] = [await newcomer('Ada Finch'), await newcomer('Carl Rook')]
  const words = unique('A hawk at its meal')
  const author = await visitor({ as: ada })
  await author.opens('/home')
  await composer(author).text.fill(words)
  await composer(author).chooses('images', files.small)
  await author.page.getByLabel('Sensitive', { exact: true }).check()
  await composer(author).description(1).fill('A hawk')
  await author.page.getByRole('main').getByRole('button', { name: 'Tweet', exact: true }).click()
  const cover = { name: 'Sensitive content. Show' }
  await expect(author.post(words).getByRole('button', cover)).toBeVisible()
  expect(await author.barriers()).toEqual([])

  const reader = await visitor({ as: carl })
  const loaded: string[] = []
  reader.page.on('request', (request) => loaded.push(request.url()))
  await reader.opens(`/profile/${ada.username}`)
  await expect(reader.post(words).getByRole('button', cover)).toBeVisible()
  const picture = reader.post(words).getByRole('img', { name: 'A hawk' })
  await expect(picture).toHaveCount(0)
  const before = loaded.length
  await reader.post(words).getByRole('button', cover).press('Enter')
  await expect(picture).toBeVisible()
  const source = await picture.evaluate((image: HTMLImageElement) => new URL(image.src).pathname)
  // All sizes of an upload start with its id.
  const [address = ''] = /^.media.[\w-]{22}/.exec(source) ?? []
  expect(address).not.toBe('')
  expect(loaded.slice(0, before).filter((url) => url.includes(address))).toEqual([])
  await reader.hasFocusOn('Open image: A hawk')

  await reader.opens('/settings')
  // The choice shows at once, but leaving the page before the answer may stop the request.
  const stored = answerTo(reader, 'ChooseSensitiveMedia')
  await reader.page.getByRole('radiogroup', { name: 'Sensitive content' }).getByLabel('Hide').check()
  await stored
  await reader.opens(`/profile/${ada.username}`)
  await expect(reader.post(words)).toContainText('Sensitive content. Hidden.')
  await expect(reader.post(words).getByRole('button', cover)).toHaveCount(0)
})

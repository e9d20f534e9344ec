import { expect, type WebSocketRoute } from '@playwright/test'
import { asks, unique } from './api.ts'
import { newcomer } from './newcomer.ts'
import { answerTo, loses, lostCalls } from './network.ts'
import { bell, rows } from './notified.ts'
import { test } from './test.ts'

test('the actions of one person show in another one’s browser and move nothing there', async ({ visitor }) => {
  const [ada, ben] = [await newcomer('Ada Finch'), await newcomer('Ben Reed')]
  const [mine, before, words, last] = ['My own', 'Before', 'Straight from the hedge', 'Came last'].map(unique) as [
    string,
    string,
    string,
    string,
  ]
  await ben.writes(mine)
  await ada.writes(before)
  await (await newcomer('Cyd Wren')).writes(unique('Of a stranger'))
  await ben.follows(ada)
  const [writer, reader] = [await visitor({ as: ada }), await visitor({ as: ben })]
  await reader.opens('/home')
  await expect(reader.postTexts()).toHaveText([before, mine])
  const placed = await reader.post(before).boundingBox()

  await writer.posts(words)
  await expect(writer.postTexts().first()).toHaveText(words)
  const button = reader.page.getByRole('button', { name: 'Show 1 Tweet' })
  await expect(button.locator('img')).toHaveCount(1)
  await expect(reader.postTexts()).toHaveText([before, mine])
  expect(await reader.post(before).boundingBox()).toEqual(placed)
  await ada.writes(last)
  await reader.clicks('button', 'Show 2 Tweets')
  await reader.hears('Feed Updated!')
  await reader.hasFocusOn('Home')
  await expect(reader.postTexts()).toHaveText([last, words, before, mine])
  await reader.doesNotSee(/^Show \d+ Tweets?$/, { but: reader.post(last) })

  await reader.post(words).getByText(words).click()
  await reader.seesA('heading', /^Tweet by /)
  await writer.acts('Like', words)
  await reader.counts('Like', words, 1, false)
  const answer = unique('An answer')
  const id = new URL(reader.page.url()).pathname.split('/').at(-1) ?? ''
  await ada.answers(id, answer)
  await reader.counts('Reply', words, 1)
  await reader.clicks('button', 'Show 1 reply')
  await expect(reader.post(answer)).toBeVisible()

  await ada.writes(unique('As I said'), { quotedId: id })
  await reader.seesA('link', '1 Quote')
  const edit = 'mutation ($input: EditPostInput!) { editPost(input: $input) { post { id } } }'
  await asks(edit, { input: { id, content: `${words}, @${ben.username}` } }, ada.token)
  await expect(reader.post(words).getByRole('link', { name: `@${ben.username}` })).toBeVisible()
})

test('a message that the server made before the reader’s own reply takes nothing back', async ({ visitor }) => {
  const ada = await newcomer('Ada Finch')
  const words = unique('Ask me anything')
  await ada.writes(words)
  const person = await visitor({ as: ada })
  const late: (() => void)[] = []
  await person.page.routeWebSocket('**/graphql', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (String(message).includes('"postChanged"')) late.push(() => socket.send(message))
      else socket.send(message)
    })
  })
  await person.opens('/home')
  await person.post(words).getByText(words).click()
  await expect.poll(() => late.length).toBe(1)
  await person.types('Reply text', unique('Why linnets?'))
  await person.page.getByRole('main').locator('form').getByRole('button', { name: 'Reply', exact: true }).click()
  await person.hears('Commented!')

  const asked = answerTo(person, 'WatchedPost')
  late[0]?.()
  await asked
  await person.goesBack()
  await person.counts('Reply', words, 1)
})

test('a deleted reply on an open page says so in its place, a deleted post at the top, and both stay readable', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const question = unique('A question')
  const id = await ada.writes(question)
  const [older, gone, newer] = [unique('Older'), unique('Soon gone'), unique('Newer')]
  await ada.answers(id, older)
  const goneId = await ada.answers(id, gone)
  await ada.answers(id, newer)
  const guest = await visitor()
  await guest.opens(`/post/${id}`)
  const places = () => Promise.all([newer, gone, older].map((words) => guest.post(words).boundingBox()))
  const before = await places()
  await ada.deletes(goneId)
  await expect(guest.page.locator('article[inert]')).toContainText(gone)
  expect(await places()).toEqual(before)
  expect(await guest.barriers({ within: guest.page.getByRole('main') })).toEqual([])
  await guest.keepsPicture('deleted-reply')
  const unread = await ada.answers(id, unique('Never read'))
  await guest.seesA('button', 'Show 1 reply')
  await ada.deletes(unread)
  await guest.doesNotSee('Show 1 reply', { but: older })
  await ada.deletes(id)
  await guest.sees("This Tweet isn't available any more")
  await expect(guest.post(question)).toBeVisible()
})

test('without a socket, the app polls the server, on Home and for deleted replies', async ({ visitor }) => {
  const [ada, ben] = [await newcomer('Ada Finch'), await newcomer('Ben Reed')]
  await ada.writes(unique('The first'))
  const id = await ben.writes(unique('A question'))
  const older = unique('Older')
  await ben.answers(id, older)
  const gone = [await ben.answers(id, unique('Soon gone')), await ben.answers(id, unique('Gone too'))]
  const person = await visitor({ as: ada, tolerates: [/WebSocket/] })
  let refused = 0
  await person.page.routeWebSocket('**/graphql', (socket) => {
    refused += 1
    return socket.close({ code: 1013 })
  })
  await person.page.clock.install()
  await person.opens(`/post/${id}`)
  await expect.poll(() => refused).toBeGreaterThan(0)
  for (const reply of gone) await ben.deletes(reply)
  await person.page.clock.runFor(36_000)
  await expect(person.page.locator('article[inert]')).toHaveCount(2)
  await expect(person.post(older)).not.toHaveAttribute('inert')

  await person.opens('/home')
  await ada.writes(unique('The second'))
  await ben.follows(ada)
  await person.page.clock.runFor(36_000)
  await person.seesA('button', 'Show 1 Tweet')
  await expect(bell(person)).toHaveText(/1 new/)
})

test('a socket that fails to connect after its session has ended is no error', async ({ visitor }) => {
  const person = await visitor({ as: await newcomer('Ada Finch') })
  const ofMember: WebSocketRoute[] = []
  let ofGuest = 0
  let isOver = false
  await person.page.routeWebSocket('**/graphql', (socket) => {
    if (!isOver) return ofMember.push(socket)
    ofGuest += 1
    socket.connectToServer()
  })
  await person.opens('/logout')
  await expect.poll(() => ofMember.length).toBeGreaterThan(0)
  isOver = true
  await person.clicks('button', 'Log out')
  await expect.poll(() => ofGuest).toBeGreaterThan(0)
  for (const socket of ofMember) await socket.close({ code: 4403 })
  // The page throws its errors before it answers.
  await expect.poll(() => person.page.evaluate(() => document.readyState)).toBe('complete')
})

test('the bell updates its count, also for events during a lost connection', async ({ visitor }) => {
  const [ada, ben] = [await newcomer('Ada Finch'), await newcomer('Ben Reed')]
  const post = await ada.writes(unique('The first'))
  const person = await visitor({ as: ada, tolerates: [lostCalls, /WebSocket/] })
  await loses(person, 'Unread')
  const sockets: WebSocketRoute[] = []
  let isDown = false
  await person.page.routeWebSocket('**/graphql', (socket) => {
    if (isDown) return socket.close({ code: 1013 })
    socket.connectToServer()
    sockets.push(socket)
  })
  await person.opens('/notifications')
  await person.sees('Nothing new yet')
  await ben.likes(post)
  await expect(bell(person)).toHaveText(/1 new/)
  await expect(person.page).toHaveTitle('(1) Notifications / Twitter')
  await person.doesNotSee(rows(person), { but: 'Nothing new yet' })
  await person.clicks('button', 'Show what is new')
  await expect(rows(person)).toHaveCount(1)
  await expect(bell(person)).not.toHaveText(/new/)

  isDown = true
  for (const socket of sockets) await socket.close({ code: 1012 })
  await ben.follows(ada)
  isDown = false
  await expect(bell(person)).toHaveText(/1 new/)
})

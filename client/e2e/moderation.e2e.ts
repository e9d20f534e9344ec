import { expect, type Locator } from '@playwright/test'
import { asks, unique } from './api.ts'
import { holds, loses, lostCalls } from './network.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { withRole } from './staff.ts'
import { test } from './test.ts'

const moderator = () => withRole('Mo Warden', 'MODERATOR')

const suspendUser = 'mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { action { id } } }'
const suspends = ({ token }: Newcomer, { id: userId }: Newcomer, { until = null as string | null, note = '' } = {}) =>
  asks(suspendUser, { input: { userId, rule: 'SPAM', until, note } }, token)

const report = 'mutation ($input: ReportPostInput!) { reportPost(input: $input) { isRepeated } }'
const reports = ({ token }: Newcomer, postId: string, note = '') =>
  asks(report, { input: { postId, rule: 'SPAM', note } }, token)

test('a member reports a Tweet, and its account by keyboard; a moderator removes the one and dismisses the other, and the member sees both', async ({
  visitor,
}) => {
  const [ada, bea, mo] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark'), moderator()])
  const words = unique('Buy cheap seeds')
  await bea.writes(words)

  const member = await visitor({ as: ada })
  await member.opens(`/profile/${bea.username}`)
  await member.opensMenuOf(words, [
    `Follow @${bea.username}`,
    `Mute @${bea.username}`,
    `Block @${bea.username}`,
    'Report',
  ])
  await member.clicks('menuitem', 'Report')
  const dialog = member.dialog('Report this Tweet')
  await expect(dialog).toBeVisible()
  await member.page.getByRole('radio', { name: 'Spam' }).check()
  await member.types('Note for the moderators', 'The third time today')
  await dialog.getByRole('button', { name: 'Report' }).click()
  await member.hears('Thank you.')

  const guest = await visitor({ width: 320 })
  await guest.opens(`/profile/${bea.username}`)
  await guest.opensMenuOf(words, ['Login for more options', 'Report'])
  await guest.clicks('menuitem', 'Report')
  await guest.page.getByRole('radio', { name: 'Harassment' }).check()
  await guest.dialog('Report this Tweet').getByRole('button', { name: 'Report' }).click()
  await guest.hears('Thank you. Moderators will look at it.')

  const warden = await visitor({ as: mo })
  await warden.opens('/settings')
  await warden.clicks('link', 'Reports to moderate')
  const queue = warden.page.getByRole('list', { name: 'Reports' })
  // Reports of other tests may push it to a later page.
  const place = await queue.getByRole('link').filter({ hasText: words }).getAttribute('href')
  await reportsByKeyboard(member, bea)
  // The news reach a moderator who is looking at the queue.
  await warden.page.setViewportSize({ width: 320, height: 640 })
  await queue
    .getByRole('link')
    .filter({ hasText: `Account @${bea.username}` })
    .click()
  await warden.sees('Not who they say')
  await warden.seesA('img', 'The cover picture')
  expect(await warden.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await warden.clicks('button', 'Dismiss')
  await expect(
    warden.page.getByRole('main').getByRole('status').filter({ hasText: 'No rule was broken' }),
  ).toBeVisible()
  await warden.goesBack()
  // When its row leaves the queue, the next one gets the focus.
  await expect(queue.getByRole('link').filter({ hasText: `Account @${bea.username}` })).toHaveCount(0)
  await expect(queue.getByRole('link').and(warden.page.locator(':focus'))).toBeVisible()

  await warden.page.setViewportSize({ width: 1366, height: 900 })
  await warden.opens(place ?? '')
  await warden.sees('The third time today')
  await warden.sees(/^A guest/)
  await warden.seesA('link', 'Open the Tweet in its thread')
  await warden.clicks('button', 'Take')
  await expect(warden.page.getByText('Taken by you')).toBeVisible()
  await warden.clicks('button', 'Remove Tweet')
  await warden.page.getByRole('radio', { name: 'Spam' }).check()
  await warden.dialog('Remove this Tweet').getByRole('button', { name: 'Remove' }).click()
  await warden.sees('The Tweet is not shown any more.')

  await member.opens('/moderation')
  await member.sees('Only moderators can open this')
  await member.opens('/settings')
  const receipts = member.page.getByRole('list', { name: 'Your reports' })
  await expect(receipts).toContainText('Tweet removed')
  await expect(receipts).toContainText('No rule was broken')
  await warden.clicks('button', 'Show the Tweet again')
  await warden.seesA('link', 'Open the Tweet in its thread')
  await member.doesNotSee(member.page.getByRole('link', { name: 'Reports to moderate' }), { but: 'Your reports' })
})

/** From the account's profile, which is open. */
async function reportsByKeyboard(member: Person, { username }: Newcomer): Promise<void> {
  await member.page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().focus()
  await member.presses('Enter')
  await expect(member.page.getByRole('menuitem', { name: `Block @${username}` })).toBeVisible()
  const item = member.page.getByRole('menuitem', { name: 'Report' })
  await member.doesNotSee(member.page.getByRole('menuitem', { name: 'Moderate this account' }), { but: item })
  await item.focus()
  await member.presses('Enter')
  await expect(member.page.getByRole('radio', { name: 'Spam' })).toBeFocused()
  await member.presses('Enter')
  await member.sees('Please choose one.')
  await expect(member.page.getByRole('radio', { name: 'Spam' })).toBeFocused()
  await member.presses('Space')
  await member.presses('Tab')
  await member.page.keyboard.type('Not who they say')
  const dialog = member.dialog('Report this account')
  await dialog.getByRole('button', { name: 'Report' }).focus()
  await member.presses('Enter')
  await member.hears('Thank you.')
}

const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    return text.getClientRects().length
  })

test('a moderator watches a word; a Tweet with it comes to the reports, which are read again after what failed in a dialog', async ({
  visitor,
}) => {
  const [bea, mo] = await Promise.all([newcomer('Bea Lark'), moderator()])
  const word = unique('quack').replace(/\W+/g, '')
  const warden = await visitor({ as: mo, width: 320 })
  await warden.opens('/settings')
  await warden.clicks('link', 'Watched words')
  await warden.clicks('button', 'Watch')
  await warden.sees('Please enter a word or a #hashtag.')
  await warden.types('Word, phrase or #hashtag', word)
  await warden.clicks('button', 'Watch')
  await warden.hears(`“${word}” is watched`)
  await warden.seesA('button', `Stop watching ${word}`)
  expect(await warden.barriers()).toEqual([])

  await warden.opens('/moderation')
  const tabs = warden.page.getByRole('navigation', { name: 'Which reports' }).locator('span')
  await expect(tabs).toHaveCount(6)
  for (const tab of await tabs.all()) expect(await linesOf(tab)).toBe(1)
  const words = `Buy my ${word.toUpperCase()}!`
  const post = await bea.writes(words)
  await warden.page
    .getByRole('list', { name: 'Reports' })
    .getByRole('link')
    .filter({ hasText: `Watched: ${word}` })
    .click()
  await warden.seesA('heading', `Watched: ${word}`)
  const place = warden.page.getByRole('link', { name: 'Open the Tweet in its thread' })
  const colours = [place, warden.page.getByText(words)].map((part) => part.evaluate((it) => getComputedStyle(it).color))
  const [ofLink, ofText] = await Promise.all(colours)
  expect(ofLink).not.toBe(ofText)
  expect(await warden.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await warden.clicks('button', 'Take')
  await warden.hears('You work on these reports')
  await warden.hasFocusOn('Reports')

  await bea.deletes(post)
  await warden.clicks('button', 'Remove Tweet')
  await warden.page.getByRole('radio', { name: 'Spam' }).check()
  await warden.dialog('Remove this Tweet').getByRole('button', { name: 'Remove' }).click()
  await warden.sees('There is no such post. It may have been deleted.')
  await warden.presses('Escape')
  await warden.sees('The Tweet is not shown any more.')
  await expect(warden.page.getByRole('button', { name: 'Remove Tweet' })).toHaveCount(0)

  await warden.opens('/moderation?list=words')
  await warden.clicks('button', `Stop watching ${word}`)
  await warden.hears(`“${word}” is not watched any more`)
})

test('who is suspended reads why, logs out, deletes the account or appeals in the notice, and a moderator undoes it with an answer', async ({
  visitor,
}) => {
  const [bea, cleo] = await Promise.all([newcomer('Bea Lark'), newcomer('Cleo Wren')])
  const [mo, max] = await Promise.all([moderator(), moderator()])
  await suspends(max, bea, { until: '2999-01-31T18:00:00Z', note: 'Forty times the same link.' })
  await suspends(max, cleo)
  const owner = await visitor({ width: 320 })
  const logsIn = async ({ username, password }: Newcomer) => {
    await owner.opens('/login')
    await owner.types('Username', username)
    await owner.types('Password', password)
    await owner.page.locator('form').getByRole('button', { name: 'Log in' }).click()
  }
  await logsIn(cleo)
  await owner.isOn('/suspended')
  await owner.seesA('heading', `@${cleo.username} is suspended for good`)
  await owner.clicks('button', 'Delete account')
  await owner.types('Password', cleo.password)
  await owner.dialog('Delete your account?').getByRole('button', { name: 'Delete account' }).click()
  await owner.hears('Your account is deleted')
  await owner.isOn('/')

  await logsIn(bea)
  await owner.isOn('/suspended')
  await owner.seesA('heading', `@${bea.username} is suspended until 6:00 PM · Jan 31, 2999`)
  await owner.page.reload()
  await owner.sees('The reason: spam. Forty times the same link.')
  expect(await owner.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await owner.barriers()).toEqual([])
  await owner.clicks('button', 'Appeal')
  await owner.types('Why it was wrong', 'I am no robot.')
  expect(await owner.barriers()).toEqual([])
  await owner.clicks('button', 'Send appeal')
  await owner.hears('A moderator will look at it again.')
  await owner.hasFocusOn('You appealed. A moderator will look at it again.')
  await owner.clicks('button', 'Log out')
  await owner.isOn('/')

  const warden = await visitor({ as: mo, width: 320 })
  await warden.opens('/moderation')
  await warden.clicks('link', 'Appeals')
  await warden.sees('I am no robot.')
  expect(await warden.barriers()).toEqual([])
  expect(await warden.overhang()).toBe(0)
  const history = warden.page.getByRole('link', { name: `All reports and notes about @${bea.username}` })
  await expect(history).toHaveAttribute('href', `/moderation?account=${bea.username}`)
  await warden.clicks('button', `Undo the action about @${bea.username}`)
  await warden.types('Answer, which they read', 'We were wrong.')
  await warden.dialog('Undo the action').getByRole('button', { name: 'Undo', exact: true }).click()
  await warden.hears('The action is undone')
  await logsIn(bea)
  await owner.isOn('/home')
})

test('the queue says that more did not load, loads it while reports arrive, and keeps it and its direction after Back', async ({
  visitor,
}) => {
  const [ada, bea, mo] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark'), moderator()])
  const words = unique('بذور رخيصة')
  for (let number = 0; number <= 20; number++) await reports(ada, await bea.writes(`${words} ${number}`), 'ملاحظة\nأخرى')
  const warden = await visitor({ as: mo, tolerates: [lostCalls] })
  await warden.opens('/moderation')
  const shown = warden.page.getByText(`${words} 20`)
  await expect(shown).toHaveCSS('direction', 'rtl')
  const found = await loses(warden, 'ReportCases')
  await warden.clicks('button', 'Show more')
  await warden.hears('Could not reach the server. Check your connection and try again.')
  await warden.hasFocusOn('Show more')
  await found()
  const next = warden.page.getByRole('list', { name: 'Reports' }).getByRole('link').nth(20)
  const note = warden.page.getByText('ملاحظة')
  // A report by another test may come at any moment, which reads the queue anew from its top.
  await expect(async () => {
    const arrive = await holds(warden, 'ReportCases')
    await warden.clicks('button', 'Show more')
    await reports(ada, await bea.writes(unique('Reported while more loads')))
    const offer = warden.page.getByRole('button', { name: 'Show new reports' })
    await expect(offer).toBeVisible({ timeout: 5_000 }).finally(arrive)
    await expect(next).toBeVisible({ timeout: 5_000 })
    await shown.click()
    await expect(note).toHaveCSS('direction', 'rtl')
    expect(await note.innerText()).toBe('ملاحظة\nأخرى')
    const latest = unique('Reported meanwhile')
    await reports(ada, await bea.writes(latest))
    await warden.goesBack()
    await warden.sees(latest)
    await expect(next).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { type Newcomer, newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

test('a profile shows the details of an account, and its tabs stay in sight, at its address in any letter case', async ({
  visitor,
}) => {
  const guest = await visitor()
  await guest.opens('/profile/MAREN_HOLT')
  await expect(guest.page).toHaveTitle('Maren Holt (@maren_holt) / Twitter')
  const about = guest.page.getByRole('region', { name: 'About Maren Holt' })

  await expect(about.getByRole('heading', { name: 'Maren Holt' })).toBeVisible()
  await expect(about.getByRole('img', { name: 'Verified', exact: true })).toBeVisible()
  await expect(about.getByText('@maren_holt')).toBeVisible()
  await expect(about.getByText('Counts birds for a living and for fun.')).toBeVisible()
  await expect(about.getByText('Saltmere')).toBeVisible()
  await expect(
    about.getByText(
      /^Joined (January|February|March|April|May|June|July|August|September|October|November|December) \d{4}$/,
    ),
  ).toBeVisible()
  await expect(about.getByRole('link', { name: /^\d+ Following$/ })).toBeVisible()
  await expect(about.getByRole('link', { name: /^\d+ Followers?$/ })).toBeVisible()
  await expect(about.locator('img[src="/media/seed/avatar-maren.webp"]')).toHaveCount(1)
  await expect(about.locator('img[src="/media/seed/cover-maren.webp"]')).toHaveCount(1)
  const website = about.getByRole('link', { name: 'marenholt.example.org' })
  await expect(website).toHaveAttribute('href', 'https://marenholt.example.org')
  await expect(website).toHaveAttribute('target', '_blank')
  await expect(website).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')

  const tabs = guest.page.getByRole('navigation', { name: 'Tweets of this profile' })
  await guest.page.mouse.move(700, 500)
  await guest.page.mouse.wheel(0, 900)
  const heading = guest.page.getByRole('main').locator('header').first()
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([heading.boundingBox(), tabs.boundingBox()])
      return below && above && below.y - above.y - above.height
    })
    .toBe(0)
  await expect(tabs).toHaveCSS('border-bottom-width', '1px')
})

test('the tabs of a profile are in its address, its history and its title, and survive a reload', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const [written, liked, answer] = [unique('Written by Ada'), unique('Liked by Ada'), unique('Answered by Ada')]
  await ada.answers(await bea.writes(unique('A question')), answer)
  await ada.writes(written)
  await ada.likes(await bea.writes(liked))
  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)
  await expect(guest.postTexts()).toHaveText([written])
  const titled = (start: string) => expect(guest.page).toHaveTitle(`${start} (@${ada.username}) / Twitter`)
  await titled('Ada Finch')

  const tabs = guest.page.getByRole('navigation', { name: 'Tweets of this profile' }).getByRole('link')
  await expect(tabs).toHaveText(['Tweets', 'Likes', 'Replies'])

  await guest.clicks('link', 'Likes')
  await expect(guest.post(liked)).toBeVisible()
  expect(new URL(guest.page.url()).search).toBe('?tab=likes')
  await titled('Liked by Ada Finch')
  await guest.page.reload()
  await expect(guest.post(liked)).toBeVisible()
  await expect(guest.postTexts()).toHaveText([liked])
  await guest.clicks('link', 'Tweets')
  await expect(guest.post(written)).toBeVisible()
  await expect(guest.postTexts()).toHaveText([written])
  await guest.goesBack()
  await expect(guest.postTexts()).toHaveText([liked])
  await guest.goesBack()
  await expect(guest.postTexts()).toHaveText([written])
  expect(new URL(guest.page.url()).search).toBe('')

  await guest.clicks('link', 'Replies')
  await expect(guest.page.getByRole('feed', { name: 'Replies' }).getByText(answer)).toBeVisible()
  await guest.doesNotSee(guest.post(written), { but: guest.post(answer) })
  await titled('Replies by Ada Finch')
})

test('a follow by the button, the menu of a post or the card of a name shows everywhere at once, and so does an unfollow; the card blocks no click', async ({
  visitor,
}) => {
  const [ada, bea] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark')])
  const words = unique('Watch the count')
  await bea.writes(words)
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${bea.username}`)

  const edit = person.page.getByRole('button', { name: 'Edit Profile' })
  const main = person.page.getByRole('main')
  const others = [`Mute @${bea.username}`, `Block @${bea.username}`, 'Report']
  await person.doesNotSee(edit, { but: main.getByRole('button', { name: `Follow @${bea.username}` }) })
  await main.getByRole('button', { name: `Follow @${bea.username}` }).click()
  await person.hears(`Followed @${bea.username}`)
  await person.seesA('link', '1 Follower')
  await person.clicks('link', '1 Follower')
  await expect(person.dialog('Followers').getByText(`@${ada.username}`)).toBeVisible()
  await person.presses('Escape')
  await person.leavesDialog('Followers')

  const button = main.getByRole('button', { name: `Following @${bea.username}` })
  await person.page.mouse.move(0, 0)
  await person.page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(button.getByText('Following', { exact: true })).toBeVisible()
  await button.hover()
  await expect(button.getByText('Unfollow', { exact: true })).toBeVisible()
  await person.page.mouse.move(0, 0)
  await expect(button.getByText('Following', { exact: true })).toBeVisible()
  await person.presses('Tab')
  await button.focus()
  await expect(button.getByText('Unfollow', { exact: true })).toBeVisible()

  await person.opensMenuOf(words, [`Unfollow @${bea.username}`, ...others])
  await person.clicks('menuitem', `Unfollow @${bea.username}`)
  await person.hears(`Unfollowed @${bea.username}`)
  await person.seesA('link', '0 Followers')
  await person.opensMenuOf(words, [`Follow @${bea.username}`, ...others])
  await person.clicks('menuitem', `Follow @${bea.username}`)
  await person.hears(`Followed @${bea.username}`)
  await person.seesA('link', '1 Follower')
  await main.getByRole('button', { name: `Following @${bea.username}` }).click()
  await person.seesA('link', '0 Followers')
  await person.clicks('link', 'Profile')
  await person.seesA('heading', 'Ada Finch')
  await person.seesA('link', '0 Following')
  await person.doesNotSee(main.getByRole('button', { name: /^Follow/ }), { but: edit })

  await person.goesBack()
  await person.isOn(`/profile/${bea.username}`)
  await followsInTheCard(person, bea, words)
})

/** The card opens where the mouse rests on a name, and leaves with it. */
async function followsInTheCard(person: Person, { name, username }: Newcomer, words: string): Promise<void> {
  const { mouse } = person.page
  const link = person.post(words).getByRole('link', { name })
  const card = person.page.locator('[data-hover-card]')
  const rests = () =>
    expect(async () => {
      await mouse.move(2, 2)
      await link.hover()
      await expect(card).toBeVisible({ timeout: 2_000 })
    }).toPass()

  await rests()
  await expect(card).toContainText('0 Following')
  expect(await person.barriers({ within: card })).toEqual([])
  await card.getByRole('button', { name: `Follow @${username}` }).click()
  await person.hears(`Followed @${username}`)
  await expect(card).toContainText('1 Follower')
  await mouse.move(2, 2)
  await expect(card).toHaveCount(0)

  await rests()
  await person.presses('Escape')
  await expect(card).toHaveCount(0)
  await person.isOn(`/profile/${username}`)

  await rests()
  await link.click()
  await expect(card).toHaveCount(0)
}

test('followers and following open as lists with their own addresses and titles', async ({ visitor }) => {
  const [ada, bea, cyd] = await Promise.all([newcomer('Ada Finch'), newcomer('Bea Lark'), newcomer('Cyd Wren')])
  await bea.follows(ada)
  await cyd.follows(ada)
  await ada.follows(bea)
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}`)

  await person.clicks('link', '2 Followers')
  const followers = person.dialog('Followers')
  await expect(followers.getByText(`@${cyd.username}`)).toBeVisible()
  await expect(followers.getByRole('button', { name: `Following @${bea.username}` })).toBeVisible()
  await expect(followers.getByRole('button', { name: `Follow @${cyd.username}` })).toBeVisible()
  expect(new URL(person.page.url()).search).toBe('?list=followers')
  await expect(person.page).toHaveTitle(new RegExp(`Followers of @${ada.username} / Twitter$`))
  await person.goesBack()
  await person.leavesDialog('Followers')

  await person.clicks('link', '1 Following')
  const following = person.dialog('Following')
  expect(new URL(person.page.url()).search).toBe('?list=following')
  await expect(person.page).toHaveTitle(new RegExp(`Followed by @${ada.username} / Twitter$`))
  await following.getByRole('link', { name: bea.username }).click()
  await person.isOn(`/profile/${bea.username}`)
  await person.sees('Follows you')
})

test('a member pins a Tweet to the top of the profile by its menu, guests find it there, and it can be taken off', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  const [older, newer] = [unique('Start here'), unique('Just now')]
  await ada.writes(older)
  const person = await visitor({ as: ada })
  await person.opens(`/profile/${ada.username}`)
  await person.opensMenuOf(older)
  await person.clicks('menuitem', 'Pin to your profile')
  await person.hears('Pinned to your profile.')
  const pinned = person.page.getByRole('region', { name: 'Pinned Tweet' })
  await expect(pinned).toContainText(older)
  await person.hasFocusOn(ada.name)
  await person.doesNotSee('No Tweets yet', { but: older })
  await ada.writes(newer)
  await person.opens(`/profile/${ada.username}`)
  await expect(person.page.getByRole('main').locator('header p')).toHaveText('2 Tweets')
  await expect(person.page.getByRole('article')).toContainText([older, newer])
  expect(await person.barriers()).toEqual([])
  await person.keepsPicture('pinned')

  const guest = await visitor()
  await guest.opens(`/profile/${ada.username}`)
  await expect(guest.page.getByRole('article')).toContainText([older, newer])

  await person.opensMenuOf(older)
  await person.clicks('menuitem', 'Unpin from your profile')
  await person.hears('Unpinned from your profile.')
  await expect(pinned).toHaveCount(0)
  await expect(person.post(newer)).toBeFocused()
  await expect(person.page.getByRole('article')).toContainText([newer, older])
})

import { expect } from '@playwright/test'
import { unique } from './api.ts'
import { showsIn } from './modes.ts'
import { holdsBack } from './network.ts'
import { newcomer, type Newcomer } from './newcomer.ts'
import type { Person } from './person.ts'
import { test } from './test.ts'

const words = 'Something to act upon'

type Dialog = {
  title: string
  opens: (person: Person) => Promise<void>
  /** The element that gets the focus back when the dialog closes. */
  from?: string
}

const ofTweets: Dialog[] = [
  { title: 'New Tweet', opens: (person) => person.clicks('button', 'Tweet'), from: 'Tweet' },
  { title: 'Reply', opens: (person) => person.acts('Reply', words), from: 'Reply' },
  { title: 'Edit Tweet', opens: (person) => picks(person, 'Edit') },
  { title: 'Delete this Tweet?', opens: (person) => picks(person, 'Delete') },
]

const others: Dialog[] = [
  { title: 'Edit profile', opens: (person) => person.clicks('button', 'Edit Profile'), from: 'Edit Profile' },
  { title: 'Followers', opens: (person) => person.clicks('link', '0 Followers') },
  { title: 'Keyboard shortcuts', opens: (person) => person.presses('?') },
]

const ofGuests: Dialog[] = [{ title: 'Join Twitter', opens: (person) => person.acts('Like', words), from: 'Like' }]

for (const [which, dialogs] of [
  ['dialogs to write, edit and delete Tweets', ofTweets],
  ['other dialogs of members', others],
  ['dialogs of guests', ofGuests],
] as const) {
  test(`${which} keep the focus, close by Escape and Back, and are accessible`, async ({ visitor }) => {
    const ada = await newcomer('Ada Finch')
    await ada.writes(unique(words))
    const person = await visitor({ ahead: true, ...(dialogs !== ofGuests && { as: ada }) })
    const code: string[] = []
    person.page.on('request', (request) => void code.push(request.url()))
    const found: string[] = []
    await person.opens(profileOf(ada))
    for (const dialog of dialogs) {
      const { title } = dialog
      const audits = async (look: string) =>
        found.push(...(await person.barriers()).map((barrier) => `${title}, ${look}: ${barrier}`))
      await dialog.opens(person)
      await expect(person.dialog(title)).toBeVisible()
      await audits('wide, light')
      // Colours do not depend on the width.
      await showsIn('dark', person)
      await person.page.setViewportSize({ width: 375, height: 900 })
      await audits('narrow, dark')
      await person.page.setViewportSize({ width: 1366, height: 900 })
      await showsIn('light', person)
      await person.dialog(title).evaluate(notesLostFocus)
      for (let presses = 0; presses < 8; presses++) await person.presses('Tab')
      await expect(person.dialog(title).locator(':focus')).toHaveCount(1)
      await expect(person.dialog(title)).not.toHaveAttribute('data-lost-focus')
      await person.presses('Escape')
      await person.leavesDialog(title)
      await person.isOn(profileOf(ada))
      if (dialog.from) await person.hasFocusOn(dialog.from)

      await dialog.opens(person)
      await expect(person.dialog(title)).toBeVisible()
      await person.goesBack()
      await person.leavesDialog(title)
      await person.isOn(profileOf(ada))
    }
    expect(found).toEqual([])
    // A guest who is asked to join does not wait for code that only members need.
    const hasLoaded = (name: string) => code.some((url) => url.includes(`/assets/${name}-`) && url.endsWith('.js'))
    await expect.poll(() => hasLoaded(dialogs === ofGuests ? 'JoinDialog' : 'PostDialogs')).toBe(true)
    expect(hasLoaded(dialogs === ofGuests ? 'PostDialogs' : 'JoinDialog')).toBe(false)
  })
}

test('a dialog says that its code is loading, and opens once, however often its button is pressed', async ({
  visitor,
}) => {
  const ada = await newcomer('Ada Finch')
  await ada.writes(unique(words))
  const person = await visitor({ as: ada, width: 375 })
  await person.opens(profileOf(ada))
  const arrive = await holdsBack(person, /\/assets\/PostDialogs-.*\.js$/)
  await person.acts('Reply', words)
  const loading = person.page.getByRole('status', { name: 'Loading' })
  await expect(loading).toBeVisible()
  await person.acts('Reply', words)
  await arrive()
  await expect(person.dialog('Reply')).toBeVisible()
  await expect(loading).toHaveCount(0)
  await person.presses('Escape')
  await person.leavesDialog('Reply')
  await person.isOn(profileOf(ada))
})

/** Runs in the page: marks the dialog if the focus leaves it, even for a moment. */
function notesLostFocus(dialog: Element): void {
  dialog.addEventListener('focusout', (event) => {
    const { relatedTarget } = event as FocusEvent
    if (!dialog.contains(relatedTarget as Element | null)) dialog.setAttribute('data-lost-focus', '')
  })
}

const profileOf = ({ username }: Newcomer) => `/profile/${username}`

async function picks(person: Person, item: string): Promise<void> {
  await person.opensMenuOf(words)
  await person.clicks('menuitem', item)
}

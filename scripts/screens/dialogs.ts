import { breaks } from '../../client/e2e/breaks.ts'
import type { Person } from '../../client/e2e/person.ts'
import type { Screen } from './screen.ts'
import { pageWithCard } from './world.ts'

const pressesMore = async ({ page }: Person) => {
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menu').waitFor()
}

const opensAccount = async ({ page }: Person) => {
  await page
    .getByRole('button', { name: /^Account of/ })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}

const seesDialog = async ({ page }: Person) => page.getByRole('dialog').waitFor()

const breaksComposer = async (person: Person) => {
  await breaks(person, 'PostDialogs')
  await person.page.reload()
  await person.waits()
  await person.presses('n')
  await person.seesA('alertdialog', 'Unexpected Application Error!')
}

export const dialogs: Screen[] = [
  { name: 'log-in', path: () => '/login' },
  {
    name: 'log-in-wrong',
    path: () => '/login',
    steps: async ({ page }) => page.getByRole('button', { name: 'Log in', exact: true }).last().click(),
  },
  {
    name: 'log-in-guests',
    path: () => '/login',
    steps: async (person) => {
      await person.clicks('button', 'Guest Login')
      await person.seesA('list', 'Guest accounts')
    },
  },
  { name: 'sign-up', path: () => '/signup' },
  {
    name: 'sign-up-wrong',
    path: () => '/signup',
    steps: async (person) => {
      await person.types('Username', 'maren_holt')
      await person.types('Password', '123')
      await person.page.getByRole('button', { name: 'Sign up', exact: true }).last().click()
    },
  },
  { name: 'crash-of-dialog', path: () => '/bookmarks', as: 'maren', steps: breaksComposer, tolerates: [/./] },
  { name: 'log-out', path: () => '/logout', as: 'maren' },
  { name: 'verified', path: () => '/verified', as: 'maren' },
  { name: 'verified-current', path: () => '/verified', as: 'long' },
  {
    name: 'composer',
    path: () => '/home',
    as: 'maren',
    steps: async (person) => {
      await person.presses('n')
      await person.page
        .getByRole('dialog')
        .getByRole('textbox')
        .first()
        .fill('A linnet in the hedge, singing.\n\nTwice.')
    },
  },
  {
    name: 'composer-card',
    path: () => '/home',
    as: 'maren',
    steps: async (person) => {
      await person.presses('n')
      const form = person.page.getByRole('dialog')
      await form.getByRole('textbox').first().fill(`Up there last night: ${pageWithCard()}`)
      await form.getByRole('group', { name: 'Card of the link' }).waitFor()
    },
  },
  {
    name: 'composer-too-long',
    path: () => '/home',
    as: 'maren',
    steps: async ({ page }) => page.getByRole('main').getByRole('textbox').first().fill('Far too long. '.repeat(30)),
  },
  {
    name: 'reply',
    path: ({ posts }) => `/post/${posts.thread}`,
    as: 'maren',
    steps: async ({ page }) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Reply,/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'edit-post',
    path: ({ posts }) => `/post/${posts.own}`,
    as: 'maren',
    steps: async (person) => {
      await pressesMore(person)
      await person.clicks('menuitem', 'Edit')
      await person.seesA('dialog', 'Edit Tweet')
    },
  },
  {
    name: 'delete',
    path: ({ posts }) => `/post/${posts.own}`,
    as: 'maren',
    steps: async (person) => {
      await pressesMore(person)
      await person.clicks('menuitem', 'Delete')
      await person.seesA('alertdialog', 'Delete this Tweet?')
    },
  },
  { name: 'menu-own', path: ({ posts }) => `/post/${posts.own}`, as: 'maren', steps: pressesMore },
  { name: 'menu-other', path: ({ posts }) => `/post/${posts.long}`, as: 'maren', steps: pressesMore },
  { name: 'menu-guest', path: () => '/', steps: pressesMore },
  {
    name: 'join',
    path: () => '/',
    steps: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Like,/ })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'lightbox',
    path: ({ posts }) => `/post/${posts.images}`,
    steps: async ({ page }) => {
      await page.getByRole('main').getByRole('button', { name: /image/i }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'edit-profile',
    path: () => '/profile/maren_holt',
    as: 'maren',
    steps: async (person) => {
      await person.clicks('button', 'Edit Profile')
      await person.seesA('dialog', 'Edit profile')
    },
  },
  { name: 'followers', path: () => '/profile/maren_holt?list=followers', as: 'maren', steps: seesDialog },
  {
    name: 'likers',
    path: ({ posts }) => `/post/${posts.images}`,
    as: 'maren',
    steps: async (person) => {
      await person.clicks('link', /Likes?$/)
      await seesDialog(person)
    },
  },
  {
    name: 'following-empty',
    path: ({ people }) => `/profile/${people.empty.username}?list=following`,
    as: 'empty',
    steps: seesDialog,
  },
  { name: 'account', path: () => '/bookmarks', as: 'maren', steps: opensAccount },
  { name: 'account-long', path: () => '/bookmarks', as: 'long', steps: opensAccount },
  {
    name: 'shortcuts',
    path: () => '/',
    as: 'maren',
    steps: async (person) => {
      await person.presses('?')
      await person.seesA('dialog', 'Keyboard shortcuts')
    },
  },
  { name: 'search', path: () => '/', as: 'maren', steps: async (person) => searches(person, 'o'), again: true },
  {
    name: 'search-empty',
    path: () => '/',
    as: 'maren',
    steps: async (person) => searches(person, 'zzzz'),
    again: true,
  },
]

async function searches(person: Person, text: string): Promise<void> {
  await person.page.getByRole('combobox').filter({ visible: true }).first().fill(text)
  await person.page.locator('[role="option"], [role="status"]:has-text("Sorry no users match!")').first().waitFor()
}

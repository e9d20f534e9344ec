import { composer } from '../../client/e2e/composing.ts'
import type { Person } from '../../client/e2e/person.ts'
import type { Screen } from './screen.ts'

const savesDraft = async (person: Person) => {
  await person.clicks('button', 'Tweet')
  await composer(person, 'New Tweet').text.fill('Half a thought about hedges')
  await person.dialog('New Tweet').getByRole('button', { name: 'Close' }).click()
  await person.clicks('button', 'Save draft')
  await person.leavesDialog('New Tweet')
  await person.clicks('button', 'Tweet')
  await person.clicks('button', 'Drafts')
  await person.page.getByRole('listitem').filter({ hasText: 'Half a thought' }).waitFor()
}

const mutesWord = async (person: Person) => {
  await person.types('Word, phrase or #hashtag', 'Spoilers')
  await person.clicks('button', 'Mute')
  await person.hears('Muted “Spoilers”')
}

const opensReport = async (person: Person) => {
  await person.page.getByRole('button', { name: 'More' }).first().click()
  await person.clicks('menuitem', 'Report')
  await person.page.getByRole('dialog').getByRole('radio').first().waitFor()
}

const opensCase = async (person: Person) => {
  const main = person.page.getByRole('main')
  await main
    .getByRole('link', { name: /^Tweet by/ })
    .first()
    .click()
  await main.getByRole('button', { name: 'Take' }).waitFor()
}

export const community: Screen[] = [
  { name: 'explore-top', path: () => '/?top=week', as: 'maren' },
  { name: 'explore-top-guest', path: () => '/?top=all' },
  { name: 'search-page', path: () => '/search?q=o', as: 'maren' },
  { name: 'search-page-guest', path: () => '/search' },
  { name: 'search-posts', path: () => '/search?q=the%20morning&f=posts', as: 'maren' },
  { name: 'search-hashtags', path: () => '/search?q=s&f=hashtags' },
  { name: 'reset', path: () => '/reset#no-such-link' },
  { name: 'share', path: () => '/share?text=A%20linnet%20in%20the%20hedge', as: 'empty' },
  { name: 'drafts', path: () => '/bookmarks', as: 'empty', steps: savesDraft },
  { name: 'muted-words', path: () => '/settings?list=words', as: 'empty', steps: mutesWord },
  { name: 'muted-accounts', path: () => '/settings?list=muted', as: 'empty' },
  { name: 'report', path: ({ posts }) => `/post/${posts.long}`, as: 'maren', steps: opensReport },
  { name: 'moderation', path: () => '/moderation', as: 'warden' },
  { name: 'moderation-case', path: () => '/moderation', as: 'warden', steps: opensCase },
]

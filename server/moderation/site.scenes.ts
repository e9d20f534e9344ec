import { cast, logsIn, signsUp } from '../testing/cast.ts'
import type { Person } from '../testing/person.ts'
import { builtinMedia } from '../media/builtin.ts'
import { MediaModel } from '../media/media.model.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploaded } from '../testing/media/uploads.ts'
import { RestClient } from '../testing/restClient.ts'
import { closedSettings } from '../testing/sharedSettings.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { SiteModel } from '../site/site.model.ts'
import { readSite } from '../site/site.ts'
import { UserModel } from '../users/user.model.ts'
import { firstBrokenRow } from './log.ts'

const texts = 'name description rules contact privacy announcement signUpMode verifiedBy'
const given = {
  ...{
    name: 'Harbour',
    description: expect.stringMatching(/^Short posts/),
    rules: [],
    contact: '',
    privacy: '',
    announcement: '',
  },
  ...{ signUpMode: 'CLOSED', verifiedBy: 'SELF_SERVICE' },
}
const edits = async (person: Person, changes: object) =>
  (await person.does('editSite', changes, `site { ${texts} } action { kind }`)) as { site: object; action: object }
const siteFor = async (person: Person) => (await person.asks(`{ site { ${texts} } }`))['site'] as object

async function town() {
  const people = await cast()
  await readSite()
  await UserModel.updateOne({ _id: people.alice.id }, { role: 'ADMIN' })
  await UserModel.updateOne({ _id: people.bob.id }, { role: 'MODERATOR' })
  return people
}

type Shown = { icons: { src: string }[]; shortcuts: { icons: { src: string }[] }[] }

describe('the site', () => {
  useServer(closedSettings)

  it('is as the operator says until an administrator chooses, and again when that is taken back', async () => {
    const { alice, guest } = await town()
    expect(await siteFor(guest)).toEqual(given)
    const chosen = { name: ' Saltmere\n Forum ', rules: ['Be kind.', ' ', 'No adverts.'], signUpMode: 'OPEN' }
    const now = { ...given, name: 'Saltmere Forum', rules: ['Be kind.', 'No adverts.'], signUpMode: 'OPEN' }
    expect(await edits(alice, chosen)).toEqual({ site: now, action: { kind: 'EDIT_SITE' } })
    expect(await siteFor(guest)).toEqual(now)
    await edits(alice, { name: null, rules: [], signUpMode: null, contact: 'ada@example.org' })
    expect(await siteFor(guest)).toEqual({ ...given, contact: 'ada@example.org' })
    expect(await SiteModel.countDocuments()).toBe(1)
    expect(await firstBrokenRow()).toBeNull()
  })

  it('is refused with every wrong field and stays as it was', async () => {
    const { alice, bob, guest } = await town()
    await edits(alice, { name: 'Saltmere' })
    const wrong = {
      ...{
        name: 'x'.repeat(41),
        contact: `a${'\u0301'.repeat(9)}`,
        rules: Array.from({ length: 21 }, () => 'Be kind.'),
      },
      ...{ privacy: 'x'.repeat(10_001), announcement: 'Later' },
    }
    const { code, fields } = await edits(alice, wrong).catch((error) => error)
    expect({ code, fields: fields.map(({ field }: { field: string }) => field) }).toEqual({
      code: 'VALIDATION_FAILED',
      fields: ['name', 'contact', 'privacy', 'rules'],
    })
    await expect(edits(bob, { name: 'Mine' })).rejects.toHaveCode('NOT_PERMITTED')
    expect(await siteFor(guest)).toEqual({ ...given, name: 'Saltmere' })
  })

  it('opens and closes sign-up at once', async () => {
    const { alice } = await town()
    await expect(signsUp('eve')).rejects.toHaveCode('SIGN_UP_CLOSED')
    await edits(alice, { signUpMode: 'OPEN', name: 'Salt Mere' })
    await signsUp('eve')
    await expect(signsUp('SaltMere')).rejects.toHaveCode('VALIDATION_FAILED')
    await edits(alice, { signUpMode: null })
    await expect(signsUp('fay')).rejects.toHaveCode('SIGN_UP_CLOSED')
  })

  it('lets nobody take a badge where administrators give them, but give it back', async () => {
    const { alice, bob, carol } = await town()
    await carol.does('setVerified', { kind: 'INDIVIDUAL' }, 'user { id }')
    await edits(alice, { verifiedBy: 'BY_ADMIN' })
    await expect(bob.does('setVerified', { kind: 'INDIVIDUAL' }, 'user { id }')).rejects.toHaveCode('NOT_PERMITTED')
    const rest = new RestClient((path) => urlOf(`/api${path}`), bob.token)
    const { status } = await rest.post('/users/edit', { userData: { isVerified: true } })
    expect(status).toBe(201)
    const badge = async (person: Person) => (await person.asks('{ viewer { isVerified } }'))['viewer'].isVerified
    expect([await badge(bob), await badge(carol)]).toEqual([false, true])
    await carol.does('setVerified', { kind: null }, 'user { id }')
    expect(await badge(carol)).toBe(false)
  })

  it('has a logo that stays when the account of who uploaded it is deleted, and goes with the choice', async () => {
    const { alice, carol } = await town()
    await UserModel.updateOne({ _id: carol.id }, { role: 'ADMIN' })
    const logo = await uploaded(carol, await picture())
    await expect(edits(alice, { logo })).rejects.toHaveCode('VALIDATION_FAILED')
    await expect(edits(carol, { logo: 'https://media.example.org/a.png' })).rejects.toHaveCode('VALIDATION_FAILED')
    await carol.does('editProfile', { avatar: logo }, 'user { id }')
    await expect(edits(carol, { logo })).rejects.toHaveCode('VALIDATION_FAILED')
    await carol.does('editProfile', { avatar: builtinMedia.avatar }, 'user { id }')
    await edits(carol, { logo })
    await edits(alice, { logo, name: 'Saltmere' })
    await edits(alice, { announcement: 'A new logo' })
    await carol.does('deleteAccount', { password: carol.password }, 'deletedUserId')
    expect((await alice.asks('{ site { logo } }'))['site']).toEqual({ logo })
    expect(await MediaModel.find().lean()).toMatchObject([{ ownerId: 'site', usedBy: ['site:logo'], removeAt: null }])
    const { icons, shortcuts } = (await (await fetch(urlOf('/manifest.webmanifest'))).json()) as Shown
    const shown = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src)
    expect([...new Set(shown)]).toEqual([logo.replace('.webp', '/240.webp')])
    await edits(alice, { logo: null })
    expect(await MediaModel.find().lean()).toMatchObject([{ usedBy: [], removeAt: expect.any(Date) }])
  })

  it('tells moderators how large it is and how they keep up', async () => {
    const { alice, bob, carol, bobsPost } = await town()
    const numbers = async () =>
      (await bob.asks('{ siteNumbers { accounts activeAccounts posts openReports hoursToAnswer } }'))['siteNumbers']
    await logsIn(bob)
    const before = { accounts: 4, activeAccounts: 1, posts: 1, openReports: 0, hoursToAnswer: null }
    expect(await numbers()).toEqual(before)
    await carol.does('reportPost', { postId: bobsPost, rule: 'SPAM' }, 'isRepeated')
    expect(await numbers()).toEqual({ ...before, openReports: 1 })
    const { reportCases } = await alice.asks('{ reportCases { edges { node { id } } } }')
    await alice.does('dismissCase', { caseId: reportCases.edges[0].node.id }, 'case { id }')
    expect(await numbers()).toEqual({ ...before, hoursToAnswer: expect.any(Number) })
  })
})

import { cast, signsUp } from '../testing/cast.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { useServer } from '../testing/testServer.ts'
import { turnsOnTwoStep } from '../testing/twoStep.ts'
import { InvitedModel } from '../invites/invited.model.ts'
import { UserModel } from '../users/user.model.ts'

describe('moderators without two-step log-in', () => {
  useServer(sharedSettings)

  it('use the site as members do, until they turn it on', async () => {
    const { alice, bob, carol, bobsPost } = await cast()
    const mo = await signsUp('mo')
    await UserModel.updateOne({ _id: mo.id }, { role: 'MODERATOR' })
    await carol.does('reportPost', { postId: bobsPost, rule: 'SPAM' }, 'report { id }')
    await InvitedModel.create({ _id: bob.id, inviterId: alice.id, at: new Date() })
    const moderates = {
      reads: () => mo.asks('{ reportCases { edges { node { id } } } }'),
      acts: () => mo.does('suspendUser', { userId: carol.publicId, rule: 'SPAM' }, 'action { kind }'),
      blocks: () => mo.does('blockEntry', { kind: 'NAME', value: 'quack' }, 'entry { value }'),
    }
    const asksWhoInvited = async () => (await mo.asks(`{ inviter(userId: "${bob.publicId}") { username } }`))['inviter']
    const state = async () => (await mo.asks('{ viewer { role twoStep { isOn isRequired } } }'))['viewer']
    for (const operation of Object.values(moderates)) await expect(operation()).rejects.toHaveCode('TWO_STEP_REQUIRED')
    await expect(alice.asks('{ reportCases { edges { node { id } } } }')).rejects.toHaveCode('NOT_PERMITTED')
    expect(await asksWhoInvited()).toBeNull()
    expect(await state()).toEqual({ role: 'MODERATOR', twoStep: { isOn: false, isRequired: true } })
    await mo.likes(bobsPost)
    await turnsOnTwoStep(mo)
    expect((await moderates.reads())['reportCases'].edges).toHaveLength(1)
    for (const operation of Object.values(moderates)) await operation()
    expect(await asksWhoInvited()).toEqual({ username: 'alice' })
    expect(await state()).toEqual({ role: 'MODERATOR', twoStep: { isOn: true, isRequired: true } })
  })
})

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

  it('do not keep an appeal waiting, since they cannot decide it', async () => {
    const { bob, bobsPost } = await cast()
    const [mo, max] = [await signsUp('mo'), await signsUp('max')]
    await UserModel.updateMany({ _id: { $in: [mo.id, max.id] } }, { role: 'MODERATOR' })
    await turnsOnTwoStep(mo)
    await mo.does('removePost', { postId: bobsPost, rule: 'SPAM' }, 'action { number }')
    const { appeal } = await bob.does('appeal', { postId: bobsPost, words: 'It was no advert.' }, 'appeal { id }')
    const decides = () => mo.does('decideAppeal', { appealId: appeal.id, isReversed: true }, 'appeal { state }')
    await turnsOnTwoStep(max)
    await expect(decides()).rejects.toThrow('another moderator decides it')
    await UserModel.updateOne({ _id: max.id }, { $unset: { twoStep: 1 } })
    expect(await decides()).toEqual({ appeal: { state: 'REVERSED' } })
  })
})

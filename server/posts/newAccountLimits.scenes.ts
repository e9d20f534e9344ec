import { cast } from '../testing/cast.ts'
import { sharedSettings } from '../testing/sharedSettings.ts'
import { useServer } from '../testing/testServer.ts'
import { UserModel } from '../users/user.model.ts'

const dayOld = new Date(Date.now() - 25 * 3_600_000)

describe('an account younger than a day', () => {
  useServer(sharedSettings)

  it('posts and edits in few links an hour, and an older one in as many as it likes', async () => {
    const { alice, bob } = await cast()
    await UserModel.updateOne({ _id: bob.id }, { createdAt: dayOld })
    const links = [{ label: 'seeds', url: 'https://seeds.example' }]
    const post = await alice.posts('cheap https://a.example', { links })
    const tooMany = 'https://b.example and https://c.example'
    await expect(alice.posts(tooMany)).rejects.toHaveCode('RATE_LIMITED')
    await expect(alice.does('editPost', { id: post, content: tooMany }, 'post { id }')).rejects.toHaveCode(
      'RATE_LIMITED',
    )
    await alice.posts('no link')
    await alice.posts('the third https://b.example')
    await bob.posts(`${tooMany} https://d.example https://e.example`)
  })

  it('follows few people an hour, and an older one more', async () => {
    const { alice, bob, carol, dan } = await cast()
    await UserModel.updateOne({ _id: bob.id }, { createdAt: dayOld })
    await alice.follows(carol)
    await expect(alice.follows(dan)).rejects.toHaveCode('RATE_LIMITED')
    expect(await alice.seesUser('dan')).toMatchObject({ followerCount: 0 })
    for (const person of [alice, carol, dan]) await bob.follows(person)
  })
})

import { PostModel } from '../posts/post.model.ts'
import { UserModel } from '../users/user.model.ts'
import { silentRank } from '../users/user.row.ts'
import { cast } from './cast.ts'
import type { Person } from './person.ts'
import { useServer } from './testServer.ts'

useServer()

/** A post without its id and times, and its author. */
async function storedFor({ id }: Person, postId: string): Promise<object> {
  const post = await PostModel.collection.findOne({ _id: postId as never })
  const author = await UserModel.collection.findOne({ _id: id as never })
  return { post: { ...post, _id: '', createdAt: null, updatedAt: null }, author }
}

it('the post of the cast is stored and counted as if its author had sent it', async () => {
  const { bob, bobsPost } = await cast()
  const ready = await storedFor(bob, bobsPost)
  await PostModel.deleteOne({ _id: bobsPost })
  await UserModel.collection.updateOne(
    { _id: bob.id as never },
    { $set: { postCount: 0, writes: 0, feedRank: silentRank } },
  )
  expect(ready).toEqual(await storedFor(bob, await bob.posts('Hello from bob')))
})

import { FollowModel } from '../../follows/follow.model.ts'
import { rankAt } from '../../follows/ranks.ts'
import { ActionModel } from '../../moderation/action.model.ts'
import { finishRemovals } from '../../moderation/manyRemovals.service.ts'
import { finishUnlistings } from '../../moderation/unlisting.service.ts'
import { PostModel } from '../../posts/post.model.ts'
import { keyOfAuthor } from '../../posts/searchKeys.ts'
import { UserModel } from '../../users/user.model.ts'
import { publicUserId } from '../../users/userIds.ts'
import type { Client } from './client.ts'
import type { Member } from './steps.ts'

/** How many posts it takes until a removal needs several batches. */
const flood = 600

const suspendUser = 'mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { action { id } } }'
const removePosts = 'mutation ($input: RemovePostsInput!) { removePosts(input: $input) { action { id } } }'

/** A moderator who acts on two members, and knows what was acknowledged. All methods but `acts` need a connection. */
export class Moderator {
  readonly #client: Client
  readonly #self: Member
  #targets: { suspended: Member; removed: Member; since: Date; isSuspended: boolean; isRemoved: boolean } | undefined

  constructor(client: Client, self: Member) {
    this.#client = client
    this.#self = self
  }

  async getsRole(): Promise<void> {
    await UserModel.updateOne({ _id: this.#self.id }, { role: 'MODERATOR' })
  }

  /** Chooses whom to suspend and whose posts to remove. Both write a flood of posts. */
  async chooses(suspended: Member, removed: Member): Promise<void> {
    const since = new Date()
    for (const { id: authorId } of [suspended, removed]) {
      const post = {
        authorId,
        top: 1,
        content: 'flood',
        hashtags: [],
        words: [keyOfAuthor(authorId)],
        mentionIds: [],
        createdAt: since,
        updatedAt: since,
      }
      const many = Array.from({ length: flood }, (_, number) => ({ _id: `flood ${authorId} ${number}`, ...post }))
      await PostModel.insertMany(many)
      const rank = { feedRank: rankAt(since) }
      await UserModel.updateOne({ _id: authorId }, { $inc: { postCount: flood }, $set: rank })
      await FollowModel.updateMany({ followeeId: authorId }, rank)
    }
    this.#targets = { suspended, removed, since, isSuspended: false, isRemoved: false }
  }

  async acts(): Promise<void> {
    const targets = this.#chosen()
    const { suspended, removed, since } = targets
    const does = async (mutation: string, input: object) => {
      const answer = await this.#client
        .ask(mutation, { input: { rule: 'SPAM', ...input } }, this.#self.token)
        .catch(() => null)
      return Boolean(answer?.data)
    }
    const range = { from: since.toISOString(), to: new Date(since.getTime() + 3_600_000).toISOString() }
    const [isSuspended, isRemoved] = await Promise.all([
      does(suspendUser, { userId: publicUserId(suspended.id) }),
      does(removePosts, { userId: publicUserId(removed.id), ...range }),
    ])
    this.#targets = { ...targets, isSuspended, isRemoved }
  }

  /** What is half done, or acknowledged and missing, after the jobs of every minute. */
  async leftUndone(): Promise<string[]> {
    const { suspended, removed, isSuspended, isRemoved } = this.#chosen()
    await finishRemovals()
    await finishUnlistings()
    const isStored = async (userId: string, kind: 'SUSPEND' | 'REMOVE_POSTS') =>
      (await ActionModel.exists({ userId, kind })) !== null
    const hidden = (authorId: string, field: 'unlisted' | 'removal') =>
      PostModel.countDocuments({ authorId, content: 'flood', [field]: { $exists: true } })
    const { data } = await this.#client.ask('{ viewer { id } }', {}, suspended.token)
    const wasSuspended = await isStored(suspended.id, 'SUSPEND')
    const wasRemoved = await isStored(removed.id, 'REMOVE_POSTS')
    const found = [
      ['the suspension', wasSuspended, isSuspended ? true : wasSuspended],
      ['its session', data?.['viewer'] === null, wasSuspended],
      ['its posts', await hidden(suspended.id, 'unlisted'), wasSuspended ? flood : 0],
      ['the removal', wasRemoved, isRemoved ? true : wasRemoved],
      ['removed posts', await hidden(removed.id, 'removal'), wasRemoved ? flood : 0],
    ] as const
    return found.flatMap(([what, is, should]) => (is === should ? [] : [`${what}: ${is}, but it should be ${should}`]))
  }

  #chosen() {
    if (!this.#targets) throw new Error('Nobody is chosen.')
    return this.#targets
  }
}

import { PostModel } from '../posts/post.model.ts'
import { VersionsModel } from '../posts/versions.model.ts'
import { RepostModel } from '../reposts/repost.model.ts'
import type { Damage } from './damages.ts'

export const postDamages: Damage[] = [
  [
    'a quote count that is too low',
    ({ reply }) => PostModel.updateOne({ _id: reply }, { quoteCount: 0 }),
    ({ reply }) => `post ${reply} has quoteCount 0, but it should be 1`,
  ],
  [
    'a quote of a missing post',
    ({ quote }) => PostModel.updateOne({ _id: quote }, { quotedId: 'gone-post' }),
    () => 'post gone-post is not there, but posts.quotedId names it: 1 × quote',
  ],
  [
    'a quote that is there and lost',
    ({ quote }) => PostModel.updateOne({ _id: quote }, { lostQuote: { id: 'gone-post', why: 'DELETED' } }),
    ({ quote }) => `posts: ${quote} quotes a post and lost it`,
  ],
  [
    'a card beside a quote',
    ({ quote }) => PostModel.updateOne({ _id: quote }, { card: { url: 'https://example.org/', title: 'Tea' } }),
    ({ quote }) => `posts: ${quote} has a card beside pictures, a video or a quote`,
  ],
  [
    'a post that quotes itself',
    ({ quote }) => PostModel.updateOne({ _id: quote }, { quotedId: quote }),
    ({ quote }) => `posts: ${quote} quotes itself`,
  ],
  [
    'a quote that is news for nobody',
    ({ quote }) => PostModel.updateOne({ _id: quote }, { $unset: { quoteNotifiedId: 1 } }),
    ({ carol, reply }) => `post ${reply} by ${carol.id} is not there, but posts.news names it: 1 × quote`,
  ],
  [
    'a post that is news of a quote, although it quotes nothing',
    ({ bobsPost, dan }) => PostModel.updateOne({ _id: bobsPost }, { quoteNotifiedId: dan.id }),
    ({ bobsPost }) => `posts: ${bobsPost} is news for its author, or quotes nobody`,
  ],
  [
    'a post that goes on with what its author did not write',
    ({ bobsPost, reply }) => PostModel.updateOne({ _id: bobsPost }, { continuedId: reply }),
    ({ bob, bobsPost, reply }) =>
      `reply ${reply} by ${bob.id} to ${bobsPost} is not there, but posts.next names it: 1 × continued post`,
  ],
  [
    'a post that its author replied to, and that does not go on',
    async ({ alice, reply }) => {
      await alice.replies(reply, 'It goes on')
      await PostModel.updateOne({ _id: reply }, { $unset: { continuedId: 1 } })
    },
    ({ reply }) => `continued post ${reply} is not there, but posts.begun names it: 1 × reply of its author`,
  ],
  [
    'earlier texts of a missing post',
    ({ bob }) => VersionsModel.create({ _id: 'gone-post', authorId: bob.id, versions: [] }),
    () => 'post gone-post is not there, but versions._id names it: 1 × list of versions',
  ],
  [
    'a repost count that is too low',
    ({ bobsPost }) => PostModel.updateOne({ _id: bobsPost }, { $unset: { repostCount: 1 } }),
    ({ bobsPost }) => `post ${bobsPost} has repostCount 0, but it should be 1`,
  ],
  [
    'a feed rank behind the newest repost',
    ({ alice }) => RepostModel.updateOne({ userId: alice.id }, { at: new Date('2999-01-01') }),
    ({ alice }) => `account ${alice.id} of a higher rank is not there, but reposts.rank names it: 1 × newest repost`,
  ],
  [
    'a repost that is news for nobody',
    ({ alice }) => RepostModel.updateOne({ userId: alice.id }, { $unset: { notifiedId: 1 } }),
    ({ alice, bobsPost }) => `post ${bobsPost} by ${alice.id} is not there, but reposts.news names it: 1 × repost`,
  ],
  [
    'a repost that is news for who made it',
    ({ alice }) => RepostModel.updateOne({ userId: alice.id }, { notifiedId: alice.id }),
    () => 'is news for who made it',
  ],
]

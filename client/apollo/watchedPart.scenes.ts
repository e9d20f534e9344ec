import type { ApolloCache, DocumentNode } from '@apollo/client'
import { FollowersDocument } from '../follows/PeopleDialog.generated.ts'
import { NotificationsDocument } from '../notifications/Notifications.generated.ts'
import { FollowLine_UserFragmentDoc } from '../follows/WhoToFollow.generated.ts'
import { makeCache } from './cache.ts'
import { watchedPart } from './watchedPart.ts'

const list = { query: watchedPart(FollowersDocument), variables: { username: 'alice' } }

const person = (username: string) => ({
  __typename: 'User',
  id: username,
  username,
  name: username,
  avatar: '/avatar.webp',
  isVerified: false,
  verifiedKind: null,
  followerCount: 0,
  viewerIsFollowing: false,
})

const write = (cache: ApolloCache, usernames: string[]) =>
  cache.writeQuery<any>({
    ...list,
    data: {
      user: {
        __typename: 'User',
        id: 'alice',
        followers: {
          __typename: 'UserConnection',
          edges: usernames.map((username) => ({ __typename: 'UserEdge', node: person(username) })),
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        },
      },
    },
  })

const line = { fragment: FollowLine_UserFragmentDoc, fragmentName: 'FollowLine_user', id: 'User:bob' }

describe('a list that watches a part of its query', () => {
  it('loads all the data of its rows', () => {
    const cache = makeCache()
    write(cache, ['bob', 'carol'])
    expect(cache.readFragment<any>(line)).toEqual(person('bob'))
  })

  it('reports a new item, but not a change within one row', () => {
    const cache = makeCache()
    write(cache, ['bob'])
    const heard: string[][] = []
    const callback = ({ result }: any) => heard.push(result.user.followers.ids.all)
    cache.watch({ ...list, optimistic: true, immediate: true, callback })
    cache.modify({ id: 'User:bob', fields: { viewerIsFollowing: () => true } })
    expect(cache.readFragment<any>(line)).toMatchObject({ viewerIsFollowing: true })
    expect(heard).toEqual([['bob']])
    write(cache, ['bob', 'carol'])
    expect(heard).toEqual([['bob'], ['bob', 'carol']])
  })

  it('has edges only if the list shows more than ids', () => {
    const edgesOf = (query: DocumentNode) =>
      JSON.stringify(watchedPart(query).definitions).match(/"value":"(edges|ids)"/g)
    expect(edgesOf(FollowersDocument)).toEqual(['"value":"ids"'])
    expect(edgesOf(NotificationsDocument)).toEqual(['"value":"ids"', '"value":"edges"'])
  })
})

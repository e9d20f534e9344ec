import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client'
import { Subject } from 'rxjs'
import { clientOver } from './client.ts'

type Seen = { user: { __typename: 'User'; id: string; viewerIsFollowing: boolean } }

const profile: TypedDocumentNode<Seen> = gql`
  query Profile {
    user(id: "1") {
      id
      viewerIsFollowing
    }
  }
`
const follow: TypedDocumentNode<{ changed: Seen }> = gql`
  mutation Follow {
    changed {
      user {
        id
        viewerIsFollowing
      }
    }
  }
`
const seen = (viewerIsFollowing: boolean): Seen => ({ user: { __typename: 'User', id: '1', viewerIsFollowing } })

function slowServer() {
  const waiting: Subject<ApolloLink.Result>[] = []
  const link = new ApolloLink(() => {
    const answer = new Subject<ApolloLink.Result>()
    waiting.push(answer)
    return answer
  })
  const answers = (data: Record<string, unknown>) => {
    const request = waiting.shift()
    request?.next({ data })
    request?.complete()
  }
  return { client: clientOver(link), waiting, answers }
}

it('asks a query again while changes end before its answer, which may not know of them', async () => {
  const { client, waiting, answers } = slowServer()
  const loaded = client.query({ query: profile })
  for (const isFollowing of [true, false]) {
    const changed = client.mutate({ mutation: follow })
    waiting.reverse()
    answers({ changed: seen(isFollowing) })
    await changed
    answers(seen(!isFollowing))
    expect(client.readQuery({ query: profile })).toEqual(seen(isFollowing))
  }
  answers(seen(false))
  expect((await loaded).data).toEqual(seen(false))
})

it('asks a query once if the change ended before it', async () => {
  const { client, waiting, answers } = slowServer()
  const followed = client.mutate({ mutation: follow })
  answers({ changed: seen(true) })
  await followed
  const loaded = client.query({ query: profile, fetchPolicy: 'network-only' })
  answers(seen(true))
  await loaded
  expect(waiting).toEqual([])
})

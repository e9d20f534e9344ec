import { ApolloClient, ApolloLink, gql } from '@apollo/client'
import { of } from 'rxjs'
import { makeCache } from '../apollo/cache.ts'
import { Restrictions_UserFragmentDoc } from './Restrictions.generated.ts'
import { toggleBlock, toggleMute } from './toggleRestriction.ts'

const suggested = gql`
  query Suggested {
    suggestedUsers {
      edges {
        node {
          id
        }
      }
    }
  }
`

it.each([
  ['muted', toggleMute, 'viewerIsMuting'],
  ['blocked', toggleBlock, 'viewerIsBlocking'],
] as const)('accounts are suggested anew after one was %s', async (_what, toggle, field) => {
  const bob = {
    __typename: 'User',
    id: 'bob',
    username: 'bob',
    viewerIsMuting: false,
    viewerIsBlocking: false,
  } as const
  const changed = { __typename: 'Changed', user: { ...bob, [field]: true } }
  const client = new ApolloClient({ cache: makeCache(), link: new ApolloLink(() => of({ data: { changed } })) })
  const edges = [{ __typename: 'UserEdge', node: { __typename: 'User', id: 'bob' } }]
  client.writeQuery({ query: suggested, data: { suggestedUsers: { __typename: 'UserConnection', edges } } })
  client.writeFragment({ fragment: Restrictions_UserFragmentDoc, data: bob })
  expect(client.readQuery({ query: suggested })).not.toBeNull()
  expect(await toggle(client, 'bob')).toBe(true)
  expect(client.readQuery({ query: suggested })).toBeNull()
})

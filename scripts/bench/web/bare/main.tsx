import { ApolloClient, gql, HttpLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { createRoot } from 'react-dom/client'

/** A client as the introductions of React and Apollo Client show it: one query, no styles, no router. */
type Post = {
  id: string
  content: string
  createdAt: string
  likeCount: number
  replyCount: number
  author: { id: string; name: string; username: string }
}
type Connection = { edges: { node: Post }[] }
type Data = {
  posts?: Connection
  feed?: Connection
  post?: Post & { replies: Connection }
  user?: { id: string; name: string; bio: string; posts: Connection }
}
type Query = TypedDocumentNode<Data, Record<string, string>>

const cards = gql`
  fragment Card on Post {
    id
    content
    createdAt
    likeCount
    replyCount
    viewerHasLiked
    viewerHasBookmarked
    author {
      id
      name
      username
    }
  }
  fragment Cards on PostConnection {
    edges {
      node {
        ...Card
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`

const explore = gql`
  query Explore {
    posts {
      ...Cards
    }
  }
  ${cards}
` as Query

const home = gql`
  query Home {
    feed {
      ...Cards
    }
  }
  ${cards}
` as Query

const post = gql`
  query Post($name: ID!) {
    post(id: $name) {
      ...Card
      replies {
        ...Cards
      }
    }
  }
  ${cards}
` as Query

const profile = gql`
  query Profile($name: String!) {
    user(username: $name) {
      id
      name
      bio
      posts {
        ...Cards
      }
    }
  }
  ${cards}
` as Query

const [page = '', name = ''] = location.pathname.slice(1).split('/')
const query = { home, post, profile }[page] ?? explore

function App() {
  const { data, error } = useQuery(query, { variables: { name } })
  if (error) return <p>{error.message}</p>
  if (!data) return <p>Loading…</p>
  const list = data.posts ?? data.feed ?? data.post?.replies ?? data.user?.posts
  return (
    <main>
      {data.user && (
        <header>
          <h1>{data.user.name}</h1>
          <p>{data.user.bio}</p>
        </header>
      )}
      {data.post && <Card post={data.post} />}
      {list?.edges.map(({ node }) => (
        <Card key={node.id} post={node} />
      ))}
    </main>
  )
}

function Card({ post: { author, content, createdAt, likeCount, replyCount } }: { post: Post }) {
  return (
    <article>
      <p>
        <a href={`/profile/${author.username}`}>{author.name}</a> @{author.username}
        <time dateTime={createdAt}>{new Date(createdAt).toLocaleDateString()}</time>
      </p>
      <p>{content}</p>
      <p>
        {replyCount} replies, {likeCount} likes
      </p>
    </article>
  )
}

const token = localStorage.getItem('token')
const link = new HttpLink({ uri: '/graphql', ...(token && { headers: { authorization: `Bearer ${token}` } }) })
const client = new ApolloClient({ link, cache: new InMemoryCache() })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <ApolloProvider client={client}>
      <App />
    </ApolloProvider>,
  )
}

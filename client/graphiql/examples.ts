/** Real ids and names for the examples; null if the server has none. */
export type World = {
  postId: string | null
  demo: { username: string; password: string } | null
}

type Tab = { query: string; variables?: string }

const json = (value: object) => JSON.stringify(value, null, 2)

const explore = {
  query: `# The newest posts. Press play to run this.
query Explore {
  posts(first: 5) {
    edges {
      node {
        id
        content
        likeCount
        author {
          username
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
}

const newPosts = {
  query: `# New posts as they come, over a WebSocket. Press play,
# then write a post in another tab. Stop with the same button.
subscription NewPosts {
  newPosts(list: EXPLORE) {
    count
    posts {
      content
      author {
        username
      }
    }
  }
}
`,
}

const threads = {
  query: `# Posts with their first replies, in one request.
query Threads {
  posts(first: 3) {
    edges {
      node {
        content
        replyCount
        replies(first: 2) {
          edges {
            node {
              content
            }
          }
        }
      }
    }
  }
}
`,
}

const search = {
  query: `# Accounts whose name or username starts with a text.
query Search($text: String!) {
  users(search: $text, first: 5) {
    edges {
      node {
        username
        name
        followerCount
      }
    }
  }
}
`,
  variables: json({ text: 'm' }),
}

const demoAccounts = {
  query: `# Accounts that anyone may log in to.
query DemoAccounts {
  demoAccounts {
    password
    user {
      username
      name
    }
  }
}
`,
}

const logIn = ({ demo }: World) => ({
  query: `# Send the token in the header "authorization",
# as "Bearer <token>" (see the tab Headers below).
mutation LogIn($input: LogInInput!) {
  logIn(input: $input) {
    token
    user {
      username
      name
    }
  }
}
`,
  variables: json({ input: demo ?? { username: '', password: '' } }),
})

const me = {
  query: `# Your account. The playground sends your token.
query Me {
  viewer {
    username
    name
    followerCount
    followingCount
    posts(first: 3) {
      edges {
        node {
          content
        }
      }
    }
  }
}
`,
}

const feed = {
  query: `# Home: your posts and those of the accounts you follow.
query Home {
  feed(filter: LATEST, first: 5) {
    edges {
      node {
        content
        viewerHasLiked
        author {
          username
        }
      }
    }
  }
}
`,
}

const createPost = {
  query: `# Write a post. Give it an "id" of your own, such as a
# UUID, and you can safely send it again.
mutation CreatePost($input: CreatePostInput!) {
  createPost(input: $input) {
    post {
      id
      content
      author {
        username
        postCount
      }
    }
  }
}
`,
  variables: json({ input: { content: 'Hello from the playground' } }),
}

const like = ({ postId }: World) => ({
  query: `# Like the newest post. Liking it twice is no error.
mutation Like($postId: ID!) {
  likePost(input: { postId: $postId }) {
    post {
      content
      likeCount
      viewerHasLiked
    }
  }
}
`,
  variables: json({ postId: postId ?? '' }),
})

export const guestTabs = (world: World): Tab[] => [
  explore,
  threads,
  search,
  ...(world.demo ? [demoAccounts] : []),
  logIn(world),
  newPosts,
]

export const memberTabs = (world: World): Tab[] => [
  explore,
  me,
  feed,
  createPost,
  ...(world.postId ? [like(world)] : []),
  newPosts,
]

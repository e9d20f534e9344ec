/** The operations in the playground's first tabs. */
export const examples = [
  {
    query: `# Explore: the newest posts. Press the play button, or Ctrl-Enter.
# The documentation of every type and field opens at the top left.
query Explore {
  posts(first: 5) {
    edges {
      node {
        id
        content
        createdAt
        likeCount
        replyCount
        author {
          username
          name
          isVerified
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
  },
  {
    query: `# A post, the post that it answers, and its replies. Take an id from the Explore tab.
query PostWithReplies($id: ID!) {
  post(id: $id) {
    content
    author {
      username
    }
    parent {
      id
      content
    }
    replies(first: 10) {
      edges {
        node {
          content
          author {
            username
          }
        }
      }
    }
  }
}
`,
    variables: '{\n  "id": ""\n}',
  },
  {
    query: `# The accounts that anyone may log in as, with their public passwords.
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
  },
  {
    query: `# Put the token into the Headers tab below: { "authorization": "Bearer <token>" }
# If you are logged in to the app in this browser, the playground already sends that token.
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
    variables: '{\n  "input": {\n    "username": "",\n    "password": ""\n  }\n}',
  },
  {
    query: `# Write a post. You choose its id; sending the same id again does not create a second post.
mutation CreatePost($input: CreatePostInput!) {
  createPost(input: $input) {
    post {
      id
      content
      createdAt
      author {
        username
        postCount
      }
    }
  }
}
`,
    variables: '{\n  "input": {\n    "id": "my-first-post-1",\n    "content": "Hello from the playground"\n  }\n}',
  },
  {
    query: `# Like a post. The answer is the post after the like.
mutation Like($postId: ID!) {
  likePost(input: { postId: $postId }) {
    post {
      id
      likeCount
      viewerHasLiked
    }
  }
}
`,
    variables: '{\n  "postId": ""\n}',
  },
]

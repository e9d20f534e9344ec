import { postId } from '../dataset/generate.ts'
import { type AbuseCase, jsonRequest } from './request.ts'
import { firstReply, likedPost, threadPost } from './world.ts'

const wrongComments = (entry: string, bytes: number): AbuseCase['request'] => {
  const entries = `${entry},`.repeat(Math.floor(bytes / (entry.length + 1)))
  const body = `{"postData":{"comments":[${entries}${entry}]}}`
  return (world) => jsonRequest(world, `/api/posts/edit/${postId(0)}`, body)
}

const reads = (name: string, path: string): AbuseCase => ({
  name,
  request: (world) => jsonRequest(world, path, undefined, 'GET'),
})

export const restCases: AbuseCase[] = [
  { name: 'REST: 2.4 MB of 1, as comments', request: wrongComments('1', 2_400_000) },
  { name: 'REST: 7.8 MB of 1, as comments', request: wrongComments('1', 7_800_000) },
  { name: 'REST: 2.4 MB of {}, as comments', request: wrongComments('{}', 2_400_000) },
  { name: 'REST: 7.8 MB of {}, as comments', request: wrongComments('{}', 7_800_000) },
  reads('REST: GET /api/posts with long threads', '/api/posts'),
  reads('REST: GET /api/posts?limit=1000', '/api/posts?limit=1000'),
  reads('REST: a post with a long thread', `/api/posts/${threadPost}`),
  reads('REST: a reply deep in a thread', `/api/posts/${firstReply}`),
  reads('REST: GET /api/users?limit=1000', '/api/users?limit=1000'),
  { name: 'REST: a like', request: (world) => jsonRequest(world, `/api/posts/like/${likedPost}`) },
]

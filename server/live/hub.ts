import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { followChanges } from '../db/changes.ts'
import { endsWithin } from '../endsWithin.ts'
import { AppError, commonErrors } from '../errors.ts'
import { FolloweeSets } from './followees.ts'
import { Listeners } from './listeners.ts'
import type { Live, PostNews, PostsNews } from './live.ts'
import { Rounds } from './rounds.ts'
import { type Stored, ofKind, pipeline, read } from './stored.ts'
import { workOut } from './workOut.ts'

const openMs = 5_000

const atOnce = 64

/** The key of listeners where everybody gets the same news. */
const everybody = ''

/** Tells this process's subscribers what any server stores. The stream stays open for `lingerMs` after the last one. */
export function createLive(log: Logger, { lingerMs = 60_000 } = {}): Live {
  const posts = new Listeners<PostsNews>()
  const ofPost = new Listeners<PostNews>()
  const ofAccount = new Listeners<object>()
  const ofReports = new Listeners<object>()
  const all = [posts, ofPost, ofAccount, ofReports]
  const followees = new FolloweeSets()
  const inTurn = pLimit(atOnce)
  const isEmpty = () => all.every((listeners) => listeners.isEmpty)

  const tell = async (stored: readonly Stored[], hasGap: boolean) => {
    if (hasGap) {
      await followees.readAnew()
      for (const listeners of all) listeners.tellOfGap()
    }
    await followees.follow(stored)
    const news = await workOut(stored, { posts: !posts.isEmpty, post: (id) => ofPost.has(id) })
    if (news.posts) posts.tell(everybody, news.posts)
    for (const [id, one] of news.ofPost) ofPost.tell(id, one)
    for (const id of news.accounts) ofAccount.tell(id, {})
    if (ofKind(stored, 'reported').length > 0) ofReports.tell(everybody, {})
  }
  /** Most changes concern posts and accounts that nobody here listens to. */
  const isOfInterest = (stored: Stored) => {
    switch (stored.kind) {
      case 'posted':
        return stored.post.parentId === null ? !posts.isEmpty : ofPost.has(stored.post.parentId)
      case 'reposted':
      case 'repostsHidden':
      case 'followed':
      case 'followingCount':
        return !posts.isEmpty
      case 'changed':
        return ofPost.has(stored.id)
      case 'deleted':
        return !posts.isEmpty || ofPost.has(stored.id)
      case 'replyDeleted':
        return ofPost.has(stored.parentId)
      case 'news':
        return stored.userIds.some((id) => ofAccount.has(id))
      case 'likeChanged':
        return !ofAccount.isEmpty
      case 'reported':
        return !ofReports.isEmpty
    }
  }
  const stream = onDemand(() => startStream({ log, tell, isOfInterest }), lingerMs)
  const hear = async (leave: () => void) => {
    const end = () => {
      leave()
      if (isEmpty()) stream.closeLater(isEmpty)
    }
    try {
      await stream.open()
    } catch (error) {
      end()
      throw error
    }
    return end
  }
  return {
    hearOfPosts: (listener) => hear(posts.join(everybody, listener)),
    hearOfPost: (id, listener) => hear(ofPost.join(id, listener)),
    hearOfAccount: (userId, listener) => hear(ofAccount.join(userId, listener)),
    hearOfReports: (listener) => hear(ofReports.join(everybody, listener)),
    followeesOf: async (userId) => {
      const followed = await followees.hold(userId)
      return { followed, release: () => followees.release(userId) }
    },
    inTurn: (work) => inTurn(work),
    stop: () => stream.close(),
  }
}

type Running = { opened: Promise<void>; stop(): Promise<void> }

/** Starts at the first `open`, and stops `lingerMs` after the last user has gone. */
function onDemand(start: () => Running, lingerMs: number) {
  let running: Running | undefined
  let closing: NodeJS.Timeout | undefined
  const close = async () => {
    clearTimeout(closing)
    const ended = running
    running = undefined
    await ended?.stop()
  }
  return {
    open: async () => {
      clearTimeout(closing)
      running ??= start()
      if (!(await endsWithin(openMs, running.opened))) throw new AppError(commonErrors.BUSY)
    },
    closeLater: (isUnneeded: () => boolean) => {
      clearTimeout(closing)
      closing = setTimeout(() => {
        if (isUnneeded()) void close()
      }, lingerMs).unref()
    },
    close,
  }
}

type StreamOptions = {
  log: Logger
  tell(stored: readonly Stored[], hasGap: boolean): Promise<void>
  isOfInterest(stored: Stored): boolean
}

function startStream({ log, tell, isOfInterest }: StreamOptions): Running {
  const rounds = new Rounds(tell, log)
  let isOpen = () => {}
  const opened = new Promise<void>((resolve) => (isOpen = resolve))
  const following = followChanges({
    pipeline,
    log,
    problem: 'change stream of live updates failed; it is opened again',
    onOpen: (hasGap) => {
      isOpen()
      if (hasGap) rounds.drop()
    },
    onChange: (change) => {
      for (const stored of read(change)) if (isOfInterest(stored)) rounds.add(stored)
    },
  })
  return {
    opened,
    stop: async () => {
      rounds.stop()
      await following.stop()
    },
  }
}

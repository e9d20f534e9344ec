import { topWindowOf } from '../feeds/top.rules.ts'
import { hashtagKey } from '../posts/segments.rules.ts'
import { partsOf } from './pagePath.ts'

export type Operation = { operationName: string; variables: Record<string, unknown> }

/** What the client loads to draw the page at an address. */
export type AppPage = {
  /** The modules in `client/routes/pages` that draw it, without Explore's, which all pages have. */
  modules: readonly string[]
  operation: Operation | null
  isRendered: boolean
  isDialog: boolean
}

/** A browser with the cookie counts as a member's. */
export type PageViewer = 'guest' | 'member'

type Kind = {
  modules: readonly string[]
  membersModules?: readonly string[]
  membersOnly?: true
  isRendered?: true
  isDialog?: true
  operation?: (name: string, search: URLSearchParams) => Operation | null
}

const latest = (_name: string, search: URLSearchParams) => ({ operationName: 'Explore', variables: start(search) })

const overExplore = (module: string): Kind => ({ modules: [module], isDialog: true, operation: latest })

/** Pages with a fixed path, or with one name after it, as in `client/routes/routes.tsx`. */
const fixed = new Map<string, Kind>([
  ['', { modules: [], isRendered: true, operation: explore }],
  ['home', { modules: ['HomePage'], membersOnly: true, operation: home }],
  ['notifications', { modules: ['NotificationsPage'], membersOnly: true, operation: notifications }],
  ['bookmarks', { modules: ['BookmarksPage'], membersOnly: true, operation: bookmarks }],
  ['about', { modules: ['AboutPage'], isRendered: true, operation: about }],
  ['search', { modules: ['SearchPage'] }],
  ['settings', { modules: ['SettingsPage'], membersOnly: true }],
  ['moderation', { modules: ['ModerationPage'], membersOnly: true }],
  ['share', { modules: ['SharePage'], membersOnly: true }],
  ['suspended', { modules: ['SuspendedPage'] }],
  ['waiting', { modules: ['WaitingPage'] }],
  ['verified', { ...overExplore('VerifiedPage'), membersOnly: true }],
  ['login', overExplore('LogInPage')],
  ['signup', overExplore('SignUpPage')],
  ['reset', overExplore('ResetPage')],
  ['forgot', overExplore('ForgotPage')],
  ['confirm', overExplore('ConfirmPage')],
  ['logout', overExplore('LogOutPage')],
])
const named = new Map<string, Kind>([
  ['post', { modules: ['PostPage'], membersModules: ['ReplyComposer'], isRendered: true, operation: post }],
  ['profile', { modules: ['ProfilePage'], isRendered: true, operation: profile }],
  ['hashtag', { modules: ['HashtagPage'], isRendered: true, operation: hashtag }],
])
const parts = new Map<string, Kind>([['post/quotes', { modules: ['QuotesPage'], isRendered: true, operation: quotes }]])
const missing: Kind = { modules: ['NotFoundPage'] }

/** The page at an address for a guest or a member. Guests are sent from members' pages to the log-in page. */
export function appPageAt(path: string, search: URLSearchParams, viewer: PageViewer): AppPage {
  const { found, name } = kindAt(path)
  const kind = found.membersOnly && viewer === 'guest' ? overExplore('LogInPage') : found
  const operation = kind.operation?.(name, search) ?? null
  const isRendered = kind.isRendered === true && operation !== null
  const ofTop = operation?.operationName === 'Top' ? ['ExploreTop'] : []
  const modules = [...kind.modules, ...ofTop, ...(viewer === 'member' ? (kind.membersModules ?? []) : [])]
  return { modules, operation, isRendered, isDialog: kind.isDialog === true }
}

/** The kind of page at an address, for logs: `explore`, `post`, or `missing` if there is none. */
export function pageKindAt(path: string): string {
  const { found, page } = kindAt(path)
  return found === missing ? 'missing' : page || 'explore'
}

function kindAt(path: string): { found: Kind; page: string; name: string } {
  const [page = '', name, ...more] = partsOf(path)
  const key = [page, ...more].join('/')
  const kinds = name === undefined ? fixed : more.length === 0 ? named : parts
  return { found: kinds.get(key) ?? missing, page: key, name: name ?? '' }
}

function explore(name: string, search: URLSearchParams): Operation {
  const window = topWindowOf(search)
  return window === null ? latest(name, search) : { operationName: 'Top', variables: { window, ...start(search) } }
}

function home(_name: string, search: URLSearchParams): Operation {
  const filter = search.get('filter') === 'trending' ? 'TRENDING' : 'LATEST'
  return { operationName: 'Home', variables: { filter, reposts: filter === 'LATEST' } }
}

function notifications(_name: string, search: URLSearchParams): Operation {
  const filter = search.get('filter') === 'mentions' ? 'MENTIONS' : 'ALL'
  return { operationName: 'Notifications', variables: { filter } }
}

function about(): Operation {
  return { operationName: 'About', variables: {} }
}

function bookmarks(): Operation {
  return { operationName: 'Bookmarks', variables: {} }
}

function post(id: string, search: URLSearchParams): Operation {
  return { operationName: 'PostPage', variables: { id, ...start(search) } }
}

function quotes(id: string, search: URLSearchParams): Operation {
  return { operationName: 'Quotes', variables: { id, ...start(search) } }
}

const profileTabs = new Map([
  ['likes', 'ProfileLikes'],
  ['replies', 'ProfileReplies'],
])

function profile(username: string, search: URLSearchParams): Operation {
  return {
    operationName: profileTabs.get(search.get('tab') ?? '') ?? 'ProfileTweets',
    variables: { username, ...start(search) },
  }
}

function hashtag(text: string, search: URLSearchParams): Operation | null {
  const key = hashtagKey(text)
  return key === null ? null : { operationName: 'Hashtag', variables: { hashtag: key, ...start(search) } }
}

/** Links for readers without scripts start a list at a cursor. */
function start(search: URLSearchParams): { after?: string } {
  const after = search.get('after')
  return after ? { after } : {}
}

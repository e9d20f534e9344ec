import type { ComponentType, ReactNode } from 'react'
import { matchRoutes } from 'react-router-dom'
import { readToken } from '../auth/session.ts'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import ExplorePage from './pages/ExplorePage.tsx'
import { LazyReplyComposer } from './pages/membersParts.ts'
import { HeaderSkeleton } from './waiting/HeaderSkeleton.tsx'
import {
  ExploreSkeleton,
  HomeSkeleton,
  ListSkeleton,
  NotificationsSkeleton,
  PostPageSkeleton,
  ProfilePageSkeleton,
} from './waiting/PageSkeleton.tsx'

export type AppRoute = {
  path: string
  page: ComponentType & { load?: () => Promise<unknown> }
  waiting: ReactNode
  modal?: boolean
  /** Guests must log in first, and come back then. */
  members?: boolean
}

/** All routes of the app. Each page but the first loads on its own. */
const routes: AppRoute[] = [
  { path: '/', page: ExplorePage, waiting: <ExploreSkeleton /> },
  {
    path: '/home',
    page: lazyRoute(() => import('./pages/HomePage.tsx'), 'members'),
    waiting: <HomeSkeleton />,
    members: true,
  },
  {
    path: '/notifications',
    page: lazyRoute(() => import('./pages/NotificationsPage.tsx'), 'members'),
    waiting: <NotificationsSkeleton />,
    members: true,
  },
  {
    path: '/bookmarks',
    page: lazyRoute(() => import('./pages/BookmarksPage.tsx'), 'members'),
    waiting: <ListSkeleton title="Bookmarks" />,
    members: true,
  },
  {
    path: '/search',
    page: lazyRoute(() => import('./pages/SearchPage.tsx')),
    waiting: <HeaderSkeleton title="Search" />,
  },
  {
    path: '/about',
    page: lazyRoute(() => import('./pages/AboutPage.tsx')),
    waiting: <ListSkeleton title="About" back />,
  },
  { path: '/post/:postId', page: lazyRoute(importPostPage), waiting: <PostPageSkeleton /> },
  {
    path: '/post/:postId/quotes',
    page: lazyRoute(() => import('./pages/QuotesPage.tsx')),
    waiting: <ListSkeleton title="Quotes" back />,
  },
  {
    path: '/hashtag/:hashtag',
    page: lazyRoute(() => import('./pages/HashtagPage.tsx')),
    waiting: <ListSkeleton back />,
  },
  {
    path: '/profile/:username',
    page: lazyRoute(() => import('./pages/ProfilePage.tsx')),
    waiting: <ProfilePageSkeleton />,
  },
  {
    path: '/settings',
    page: lazyRoute(() => import('./pages/SettingsPage.tsx'), 'members'),
    waiting: <ListSkeleton title="Settings" />,
    members: true,
  },
  {
    path: '/moderation',
    page: lazyRoute(() => import('./pages/ModerationPage.tsx'), 'moderators'),
    waiting: <ListSkeleton title="Reports" />,
    members: true,
  },
  {
    path: '/share',
    page: lazyRoute(() => import('./pages/SharePage.tsx'), 'members'),
    waiting: <HomeSkeleton />,
    members: true,
  },
  { path: '/suspended', page: lazyRoute(() => import('./pages/SuspendedPage.tsx')), waiting: <ListSkeleton /> },
  { path: '/waiting', page: lazyRoute(() => import('./pages/WaitingPage.tsx')), waiting: <ListSkeleton /> },
  modal('/verified', () => import('./pages/VerifiedPage.tsx'), { members: true }),
  modal('/login', () => import('./pages/LogInPage.tsx')),
  modal('/signup', () => import('./pages/SignUpPage.tsx')),
  modal('/forgot', () => import('./pages/ForgotPage.tsx')),
  modal('/confirm', () => import('./pages/ConfirmPage.tsx')),
  modal('/reset', () => import('./pages/ResetPage.tsx')),
  { path: '/logout', page: lazyRoute(() => import('./pages/LogOutPage.tsx'), 'members'), waiting: null, modal: true },
  { path: '*', page: lazyRoute(() => import('./pages/NotFoundPage.tsx')), waiting: <ListSkeleton back /> },
]

export const pages = routes.filter((route) => !route.modal)
export const modals = routes.filter((route) => route.modal)

function modal(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  options: { members?: boolean } = {},
): AppRoute {
  return {
    path,
    page: lazyRoute(load, options.members ? 'members' : undefined),
    waiting: null,
    modal: true,
    ...options,
  }
}

/** A member's first render needs the composer, too. */
async function importPostPage() {
  const composer = readToken() === null ? null : LazyReplyComposer.load().catch(() => {})
  const page = await import('./pages/PostPage.tsx')
  await composer
  return page
}

/** Loads the code of the page at a path, before the first render. Rejects with PartMissing. */
export async function loadPageAt(pathname: string): Promise<void> {
  await matchRoutes(routes, pathname)?.[0]?.route.page.load?.()
}

export function isModal(pathname: string): boolean {
  return routes.some((route) => route.modal && isAt(route, pathname))
}

export function isForMembers(pathname: string): boolean {
  return routes.some((route) => route.members && isAt(route, pathname))
}

const isAt = (route: AppRoute, pathname: string) => route.path === pathname.replace(/(?<=.)\/$/, '')

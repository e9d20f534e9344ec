import type { ComponentType, ReactNode } from 'react'
import { lazyRoute } from '../ui/lazyRoute.tsx'
import { HomeSkeleton, ListSkeleton, PostPageSkeleton, ProfilePageSkeleton } from './waiting/PageSkeleton.tsx'

export type AppRoute = {
  path: string
  page: ComponentType
  /** Shown until the page's code is loaded. */
  waiting: ReactNode
  /** Shown as a dialog over the previous page. */
  modal?: boolean
  /** For logged-in users only. A guest logs in first and then comes back. */
  members?: boolean
}

/** Every route of the app. Each page is a separate chunk. */
export const routes: AppRoute[] = [
  { path: '/', page: lazyRoute(() => import('./pages/ExplorePage.tsx')), waiting: <ListSkeleton title="Explore" /> },
  { path: '/home', page: lazyRoute(() => import('./pages/HomePage.tsx')), waiting: <HomeSkeleton />, members: true },
  {
    path: '/bookmarks',
    page: lazyRoute(() => import('./pages/BookmarksPage.tsx')),
    waiting: <ListSkeleton title="Bookmarks" />,
    members: true,
  },
  { path: '/post/:postId', page: lazyRoute(() => import('./pages/PostPage.tsx')), waiting: <PostPageSkeleton /> },
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
    page: lazyRoute(() => import('./pages/SettingsPage.tsx')),
    waiting: <ListSkeleton title="Settings" />,
    members: true,
  },
  modal('/verified', () => import('./pages/VerifiedPage.tsx'), { members: true }),
  modal('/login', () => import('./pages/LogInPage.tsx')),
  modal('/signup', () => import('./pages/SignUpPage.tsx')),
  modal('/logout', () => import('./pages/LogOutPage.tsx')),
  { path: '*', page: lazyRoute(() => import('./pages/NotFoundPage.tsx')), waiting: <ListSkeleton back /> },
]

function modal(
  path: string,
  load: () => Promise<{ default: ComponentType }>,
  options: { members?: boolean } = {},
): AppRoute {
  return { path, page: lazyRoute(load), waiting: null, modal: true, ...options }
}

export function isModal(pathname: string): boolean {
  return routes.some((route) => route.modal && isAt(route, pathname))
}

export function isForMembers(pathname: string): boolean {
  return routes.some((route) => route.members && isAt(route, pathname))
}

const isAt = (route: AppRoute, pathname: string) => route.path === pathname.replace(/(?<=.)\/$/, '')

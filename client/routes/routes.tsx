import type { ComponentType } from 'react'
import { lazyRoute } from '../ui/lazyRoute.tsx'

type Route = {
  path: string
  page: ComponentType
  /** Shown as a dialog over the page before. */
  modal?: boolean
  /** For logged-in people only; a guest is sent to log in and comes back. */
  members?: boolean
}

/** Every route of the app, each a chunk of its own. */
export const routes: Route[] = [
  { path: '/', page: lazyRoute(() => import('./pages/ExplorePage.tsx')) },
  { path: '/home', page: lazyRoute(() => import('./pages/HomePage.tsx')), members: true },
  { path: '/bookmarks', page: lazyRoute(() => import('./pages/BookmarksPage.tsx')), members: true },
  { path: '/post/:postId', page: lazyRoute(() => import('./pages/PostPage.tsx')) },
  { path: '/hashtag/:hashtag', page: lazyRoute(() => import('./pages/HashtagPage.tsx')) },
  { path: '/profile/:username', page: lazyRoute(() => import('./pages/ProfilePage.tsx')) },
  { path: '/verified', page: lazyRoute(() => import('./pages/VerifiedPage.tsx')), modal: true, members: true },
  { path: '/login', page: lazyRoute(() => import('./pages/LogInPage.tsx')), modal: true },
  { path: '/signup', page: lazyRoute(() => import('./pages/SignUpPage.tsx')), modal: true },
  { path: '/logout', page: lazyRoute(() => import('./pages/LogOutPage.tsx')), modal: true },
  { path: '*', page: lazyRoute(() => import('./pages/NotFoundPage.tsx')) },
]

/** Whether a path is shown as a dialog. */
export function isModal(pathname: string): boolean {
  return routes.some((route) => route.modal && isAt(route, pathname))
}

/** Whether a path is for logged-in people only. */
export function isForMembers(pathname: string): boolean {
  return routes.some((route) => route.members && isAt(route, pathname))
}

const isAt = (route: Route, pathname: string) => route.path === pathname.replace(/(?<=.)\/$/, '')

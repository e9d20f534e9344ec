import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

type Page = LazyExoticComponent<ComponentType>
type Route = {
  path: string
  page: Page
  /** Shown as a dialog over the page before. */
  modal?: boolean
  /** For logged-in people only; a guest is sent to log in and comes back. */
  members?: boolean
}

/** Every route of the app, each a chunk of its own. */
export const routes: Route[] = [
  { path: '/', page: lazy(() => import('./pages/ExplorePage.tsx')) },
  { path: '/home', page: lazy(() => import('./pages/HomePage.tsx')), members: true },
  { path: '/bookmarks', page: lazy(() => import('./pages/BookmarksPage.tsx')), members: true },
  { path: '/post/:postId', page: lazy(() => import('./pages/PostPage.tsx')) },
  { path: '/profile/:username', page: lazy(() => import('./pages/ProfilePage.tsx')) },
  { path: '/verified', page: lazy(() => import('./pages/VerifiedPage.tsx')), modal: true, members: true },
  { path: '/login', page: lazy(() => import('./pages/LogInPage.tsx')), modal: true },
  { path: '/signup', page: lazy(() => import('./pages/SignUpPage.tsx')), modal: true },
  { path: '/logout', page: lazy(() => import('./pages/LogOutPage.tsx')), modal: true },
  { path: '*', page: lazy(() => import('./pages/NotFoundPage.tsx')) },
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

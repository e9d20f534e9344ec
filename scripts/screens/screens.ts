import { community } from './community.ts'
import { dialogs } from './dialogs.ts'
import type { Screen } from './screen.ts'

const missing = [/status of 404/]

const pages: Screen[] = [
  { name: 'explore-guest', path: () => '/' },
  { name: 'explore', path: () => '/', as: 'maren' },
  { name: 'home', path: () => '/home', as: 'maren' },
  { name: 'home-long', path: () => '/home', as: 'long' },
  { name: 'home-right-to-left', path: () => '/home', as: 'arabic' },
  { name: 'home-empty', path: () => '/home', as: 'empty' },
  { name: 'bookmarks', path: () => '/bookmarks', as: 'maren' },
  { name: 'bookmarks-empty', path: () => '/bookmarks', as: 'empty' },
  { name: 'notifications', path: () => '/notifications', as: 'maren' },
  { name: 'notifications-empty', path: () => '/notifications', as: 'empty' },
  { name: 'post', path: ({ posts }) => `/post/${posts.thread}`, as: 'maren' },
  { name: 'post-guest', path: ({ posts }) => `/post/${posts.images}` },
  { name: 'post-card', path: ({ posts }) => `/post/${posts.card}`, as: 'maren' },
  { name: 'post-long', path: ({ posts }) => `/post/${posts.long}`, as: 'maren' },
  { name: 'post-no-replies', path: ({ posts }) => `/post/${posts.plain}`, as: 'maren' },
  { name: 'post-missing', path: () => '/post/no-such-post', tolerates: missing },
  { name: 'hashtag', path: () => '/hashtag/linnet', as: 'maren' },
  { name: 'hashtag-empty', path: () => '/hashtag/nobody_used_this' },
  { name: 'profile', path: () => '/profile/foxglovebooks', as: 'maren' },
  { name: 'profile-guest', path: () => '/profile/yuki_parallax' },
  { name: 'profile-likes', path: () => '/profile/quayside_fm?tab=likes', as: 'maren' },
  { name: 'profile-own', path: () => '/profile/maren_holt', as: 'maren' },
  { name: 'profile-long', path: ({ people }) => `/profile/${people.long.username}`, as: 'maren' },
  { name: 'profile-right-to-left', path: ({ people }) => `/profile/${people.arabic.username}` },
  { name: 'profile-empty', path: ({ people }) => `/profile/${people.empty.username}`, as: 'empty' },
  { name: 'profile-missing', path: () => '/profile/nobody_here', tolerates: missing },
  { name: 'settings', path: () => '/settings', as: 'empty' },
  { name: 'settings-demo', path: () => '/settings', as: 'maren' },
  { name: 'not-found', path: () => '/no/such/page', as: 'maren', tolerates: missing },
]

export const screens: Screen[] = [...pages, ...dialogs, ...community]

/** The client's pages with a fixed path, by first segment, and their titles. */
export const fixedPages = {
  '': 'Explore',
  home: 'Home',
  notifications: 'Notifications',
  bookmarks: 'Bookmarks',
  about: 'About',
  search: 'Search',
  verified: 'Verified',
  settings: 'Settings',
  moderation: 'Reports',
  share: 'Share',
  suspended: 'Account suspended',
  waiting: 'Your request',
  login: 'Log in',
  signup: 'Sign up',
  reset: 'New password',
  logout: 'Log out',
} as const

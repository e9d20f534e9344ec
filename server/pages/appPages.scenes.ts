import { appPageAt } from './appPages.ts'

const pageAt = (address: string, viewer: 'guest' | 'member' = 'guest') => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const { modules, operation } = appPageAt(pathname, searchParams, viewer)
  return [...modules, operation?.operationName, operation?.variables]
}

describe('the page at an address', () => {
  it.each([
    ['/', ['Explore', {}]],
    ['/?top=week&after=a', ['ExploreTop', 'Top', { window: 'WEEK', after: 'a' }]],
    ['/?top=never', ['Explore', {}]],
    ['/login?top=week', ['LogInPage', 'Explore', {}]],
    ['/Post/a%2Db/', ['PostPage', 'PostPage', { id: 'a-b' }]],
    ['/profile/Ada?tab=likes', ['ProfilePage', 'ProfileLikes', { username: 'Ada' }]],
    ['/hashtag/%23Linnet', ['HashtagPage', 'Hashtag', { hashtag: 'linnet' }]],
    ['/hashtag/42', ['HashtagPage', undefined, undefined]],
    ['/login', ['LogInPage', 'Explore', {}]],
    ['/home', ['LogInPage', 'Explore', {}]],
    ['/home/more', ['NotFoundPage', undefined, undefined]],
    ['/post', ['NotFoundPage', undefined, undefined]],
    ['/post/a/quotes?after=b', ['QuotesPage', 'Quotes', { id: 'a', after: 'b' }]],
    ['/post/a/likes', ['NotFoundPage', undefined, undefined]],
    ['/post/%E0%A4%A', ['NotFoundPage', undefined, undefined]],
  ])('for a guest: %s', (address, page) => expect(pageAt(address)).toEqual(page))

  it.each([
    ['/home', ['HomePage', 'Home', { filter: 'LATEST', reposts: true }]],
    ['/home?filter=trending', ['HomePage', 'Home', { filter: 'TRENDING', reposts: false }]],
    ['/post/a', ['PostPage', 'ReplyComposer', 'PostPage', { id: 'a' }]],
    ['/bookmarks', ['BookmarksPage', 'Bookmarks', {}]],
    ['/verified', ['VerifiedPage', 'Explore', {}]],
  ])('for a member: %s', (address, page) => expect(pageAt(address, 'member')).toEqual(page))
})

import { rowsBelow } from './conversationRows.ts'

const post = (id: string, parentId: string, replyCount = 0) => ({
  id,
  replyCount,
  author: { username: `author_of_${id}` },
  parent: { id: parentId },
})

const drawn = (...[reply, conversation]: Parameters<typeof rowsBelow>) =>
  rowsBelow(reply, conversation).map(
    ({ id, more, level, goesOn, passing, isAnswered }) =>
      `${'  '.repeat(level)}${more ? `${more.count} more of ${more.username}` : id}${isAnswered ? ', answered' : ''}` +
      `${goesOn ? ', goes on' : ''}${passing.length > 0 ? `, beside ${passing.join(' ')}` : ''}`,
  )

describe('the rows of a conversation', () => {
  it('join each post with its replies, and count those that are not shown', () => {
    const reply = post('reply', 'opened', 5)
    const conversation = [
      post('first', 'reply', 1),
      post('below first', 'first', 2),
      post('second', 'reply', 3),
      post('one of three', 'second'),
    ]
    expect(drawn(reply, conversation)).toEqual([
      '  first, answered, goes on',
      '    below first, answered, beside 1',
      '      2 more of author_of_below first, beside 1',
      '  second, answered, goes on',
      '    one of three, goes on, beside 1',
      '    2 more of author_of_second, beside 1',
      '  3 more of author_of_reply',
    ])
  })

  it('are none below a reply without replies, and leave out what answers a post that is gone', () => {
    expect(drawn(post('reply', 'opened'), [])).toEqual([])
    expect(drawn(post('reply', 'opened'), [post('orphan', 'gone')])).toEqual([])
  })
})

import { cast, signsUp } from '../testing/cast.ts'
import { Listener } from '../testing/listener.ts'
import type { Person } from '../testing/person.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { ActionModel } from './action.model.ts'
import { CaseModel } from './case.model.ts'
import { suspend } from './suspensions.service.ts'

useServer()

const isModerator = async (person: Person, role = 'MODERATOR') => {
  await UserModel.updateOne({ _id: person.id }, { role })
  return person
}

async function town() {
  const people = await cast()
  const { alice, bob, carol, bobsPost } = people
  const [mo, max] = [await isModerator(await signsUp('mo')), await isModerator(await signsUp('max'))]
  const ada = await isModerator(await signsUp('ada'), 'ADMIN')
  for (const [person, rule] of [
    [alice, 'SPAM'],
    [carol, 'HATE'],
  ] as const)
    await person.does('reportPost', { postId: bobsPost, rule, note: `by ${person.username}` }, 'report { id }')
  await alice.does('reportUser', { userId: bob.publicId, rule: 'IMPERSONATION' }, 'report { id }')
  const [ofUser, ofPost] = (await queue(mo)).map(({ id }) => id) as [string, string]
  return { ...people, mo, max, ada, ofPost, ofUser }
}

type Row = { id: string; reportCount: number; state: string; outcome: string | null }

const rows = '{ edges { node { id reportCount state outcome } } }'
const queue = async (person: Person, state = 'OPEN'): Promise<Row[]> =>
  (await person.asks(`{ reportCases(state: ${state}) ${rows} }`))['reportCases'].edges.map(
    ({ node }: { node: Row }) => node,
  )
const changes = (person: Person, change: 'takeCase' | 'releaseCase' | 'dismissCase', caseId: string) =>
  person.does(
    change,
    { caseId },
    'case { id state outcome isTakenByViewer takenBy { username } } action { kind caseId }',
  )
const outcomes = async (person: Person) =>
  (await person.asks('{ reports { edges { node { state outcome } } } }'))['reports'].edges.map(
    ({ node }: { node: Pick<Row, 'state' | 'outcome'> }) => node.outcome ?? node.state,
  )

describe('the queue of moderators', () => {
  it('has the reports of a subject as one case, with what was reported, by whom and why', async () => {
    const { alice, carol, mo, bob, bobsPost, ofPost } = await town()
    expect((await queue(mo)).map(({ reportCount }) => reportCount)).toEqual([1, 2])
    await bob.edits(bobsPost, { content: 'edited' })
    // Moderators see who reported it, whatever became of them.
    await suspend(null, carol.id, { until: null, rule: 'SPAM', note: '' })
    const query = `{ node(id: "${ofPost}") { ... on ReportCase {
      reportCount postId userId user { username } post { content } kept { username profile { bio } post { content } }
      reports { edges { node { rule note reporter { username } kept { username } } } }
      history { edges { node { kind } } } } } }`
    expect((await mo.asks(query))['node']).toEqual({
      ...{ reportCount: 2, postId: bobsPost, userId: bob.publicId, user: { username: 'bob' } },
      post: { content: 'edited' },
      kept: { username: 'bob', profile: null, post: { content: 'Hello from bob' } },
      reports: {
        edges: [
          { node: { rule: 'HATE', note: 'by carol', reporter: { username: 'carol' }, kept: null } },
          { node: { rule: 'SPAM', note: 'by alice', reporter: { username: 'alice' }, kept: null } },
        ],
      },
      history: { edges: [] },
    })
    expect(await alice.asks(query)).toEqual({ node: null })
  })

  it('is read in pages, those of the latest report first', async () => {
    const { mo, dan, carol, ofPost, ofUser } = await town()
    await dan.does('reportUser', { userId: carol.publicId, rule: 'SPAM' }, 'report { id }')
    const read = async (after: string | null) =>
      (
        await mo.asks(
          'query ($after: String) { reportCases(first: 2, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }',
          { after },
        )
      )['reportCases']
    const first = await read(null)
    expect([first.edges[1].node.id, first.pageInfo.hasNextPage]).toEqual([ofUser, true])
    expect((await read(first.pageInfo.endCursor)).edges).toEqual([{ node: { id: ofPost } }])
  })

  it('ignores blocks, and who blocks somebody can still report them', async () => {
    const { alice, bob, carol, mo, max, ofPost } = await town()
    await mo.does('blockUser', { userId: bob.publicId }, 'user { id }')
    await carol.does('blockUser', { userId: bob.publicId }, 'user { id }')
    await carol.does('reportUser', { userId: bob.publicId, rule: 'HARASSMENT' }, 'report { id }')
    await alice.does('blockUser', { userId: mo.publicId }, 'user { id }')
    const query = `{ node(id: "${ofPost}") { ... on ReportCase { user { username } post { content } reports { edges { node { reporter { username } } } } } } }`
    expect(await mo.asks(query)).toEqual(await max.asks(query))
  })

  it('does not show a moderator what is about themselves', async () => {
    const { mo, max, dan } = await town()
    await dan.does('reportUser', { userId: mo.publicId, rule: 'HARASSMENT' }, 'report { id }')
    const [about] = await queue(max)
    expect((await queue(mo)).map(({ id }) => id)).not.toContain(about?.id)
    expect(await mo.asks(`{ node(id: "${about?.id}") { id } }`)).toEqual({ node: null })
    await expect(changes(mo, 'dismissCase', about?.id ?? '')).rejects.toHaveCode('NOT_FOUND')
    expect(await changes(max, 'takeCase', about?.id ?? '')).toMatchObject({ case: { state: 'TAKEN' } })
  })

  it('says which role the account has, which nobody may exceed who acts on it', async () => {
    const { max, dan, mo, ofUser } = await town()
    await dan.does('reportUser', { userId: mo.publicId, rule: 'HARASSMENT' }, 'report { id }')
    const [about] = await queue(max)
    const roleIn = async (id = '') =>
      (await max.asks(`{ node(id: "${id}") { ... on ReportCase { userRole } } }`))['node']
    expect([await roleIn(about?.id), await roleIn(ofUser)]).toEqual([{ userRole: 'MODERATOR' }, { userRole: 'MEMBER' }])
    await suspend(null, mo.id, { until: null, rule: 'SPAM', note: '' })
    expect(await roleIn(about?.id)).toEqual({ userRole: 'MODERATOR' })
  })
})

describe('a case', () => {
  it('is taken by one moderator, also when two do it at once, until they release it', async () => {
    const { mo, max, ada, ofPost } = await town()
    const both = await Promise.allSettled([changes(mo, 'takeCase', ofPost), changes(max, 'takeCase', ofPost)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [taker, other] = both[0].status === 'fulfilled' ? [mo, max] : [max, mo]
    expect(await changes(taker, 'takeCase', ofPost)).toEqual({
      case: { id: ofPost, state: 'TAKEN', outcome: null, isTakenByViewer: true, takenBy: { username: taker.username } },
      action: null,
    })
    for (const change of ['takeCase', 'releaseCase', 'dismissCase'] as const)
      await expect(changes(other, change, ofPost)).rejects.toHaveCode('CASE_TAKEN')
    expect([(await queue(mo)).length, (await queue(mo, 'TAKEN')).length]).toEqual([1, 1])
    await changes(taker, 'releaseCase', ofPost)
    expect((await changes(other, 'takeCase', ofPost)).action).toEqual({ kind: 'TAKE_CASE', caseId: ofPost })
    expect(await changes(ada, 'releaseCase', ofPost)).toMatchObject({ case: { state: 'OPEN', takenBy: null } })
    const kinds = (await ActionModel.find().sort({ _id: 1 }).lean()).map(({ kind }) => kind)
    expect(kinds).toEqual(['TAKE_CASE', 'RELEASE_CASE', 'TAKE_CASE', 'RELEASE_CASE'])
    expect(await violations()).toEqual([])
  })

  it('is open again once its moderator is demoted or suspended', async () => {
    const { mo, max, ada, ofPost, ofUser } = await town()
    await changes(mo, 'takeCase', ofPost)
    await changes(max, 'takeCase', ofUser)
    await ada.does('changeRole', { userId: mo.publicId, role: 'MEMBER' }, 'action { kind }')
    await ada.does('suspendUser', { userId: max.publicId, rule: 'OTHER' }, 'action { kind }')
    expect((await queue(ada)).map(({ id, state }) => [id, state])).toEqual([
      [ofUser, 'OPEN'],
      [ofPost, 'OPEN'],
    ])
    expect(await violations()).toEqual([])
  })

  it('is dismissed once; a later report makes another, and who reported sees what came of theirs', async () => {
    const { alice, carol, dan, mo, max, bobsPost, ofPost } = await town()
    const both = await Promise.all([changes(mo, 'dismissCase', ofPost), changes(max, 'dismissCase', ofPost)])
    expect(both.map(({ action }) => action?.kind).filter(Boolean)).toEqual(['DISMISS_CASE'])
    await expect(changes(mo, 'takeCase', ofPost)).rejects.toHaveCode('CASE_TAKEN')
    expect([await outcomes(alice), await outcomes(carol)]).toEqual([['OPEN', 'DISMISSED'], ['DISMISSED']])
    await dan.does('reportPost', { postId: bobsPost, rule: 'SPAM' }, 'report { id }')
    expect(await queue(mo, 'RESOLVED')).toMatchObject([{ id: ofPost, reportCount: 2, outcome: 'DISMISSED' }])
    expect((await queue(mo)).map(({ reportCount }) => reportCount)).toEqual([1, 1])
    expect(await violations()).toEqual([])
  })

  it('is resolved by removing the post, whoever does it', async () => {
    const { alice, mo, max, bobsPost, ofPost } = await town()
    await changes(mo, 'takeCase', ofPost)
    await max.does('removePost', { postId: bobsPost, rule: 'SPAM' }, 'action { number }')
    expect(await outcomes(alice)).toEqual(['OPEN', 'POST_REMOVED'])
    await expect(changes(mo, 'dismissCase', ofPost)).rejects.toHaveCode('CASE_TAKEN')
    expect(await CaseModel.findOne({ state: 'RESOLVED' }).lean()).toMatchObject({ resolvedBy: 2, postId: bobsPost })
    const history = `{ node(id: "${ofPost}") { ... on ReportCase { post { id } history { edges { node { kind } } } } } }`
    expect((await mo.asks(history))['node']).toEqual({
      post: null,
      history: { edges: [{ node: { kind: 'REMOVE_POST' } }, { node: { kind: 'TAKE_CASE' } }] },
    })
    expect(await violations()).toEqual([])
  })

  it('is resolved by suspending the account: for a time only where it is named, for good with all others', async () => {
    const { alice, dan, mo, bob, ofPost } = await town()
    const other = await bob.posts('another')
    await dan.does('reportPost', { postId: other, rule: 'SPAM' }, 'report { id }')
    const suspends = (more: object) =>
      mo.does('suspendUser', { userId: bob.publicId, rule: 'SPAM', ...more }, 'action { number }')
    await suspends({ until: '2999-01-01T00:00:00Z', caseId: ofPost })
    expect([await outcomes(alice), await outcomes(dan)]).toEqual([['ACCOUNT_SUSPENDED', 'ACCOUNT_SUSPENDED'], ['OPEN']])
    await suspends({})
    expect(await outcomes(dan)).toEqual(['ACCOUNT_SUSPENDED'])
    expect(await violations()).toEqual([])
  })

  it('is open again when the moderator who took it deletes the account', async () => {
    const { mo, max, ofPost } = await town()
    await changes(mo, 'takeCase', ofPost)
    await mo.does('deleteAccount', { password: mo.password }, 'deletedUserId')
    expect((await queue(max)).map(({ id }) => id)).toContain(ofPost)
    expect(await violations()).toEqual([])
  })
})

describe('the reports that wait', () => {
  const waits = (person: Person) => {
    const listener = new Listener(urlOf('/graphql'), { token: person.token })
    const messages = listener.subscribe('subscription { reportsWaiting { count newest { id reportCount } } }')
    return { messages, leaves: () => listener.leaves() }
  }

  it('are told to moderators at once and as they change, without those about themselves', async () => {
    const { mo, max, dan, bob, ofUser, ofPost } = await town()
    const { messages, leaves } = waits(mo)
    expect(await messages.next()).toEqual({ count: 2, newest: { id: ofUser, reportCount: 1 } })
    await dan.does('reportUser', { userId: mo.publicId, rule: 'SPAM' }, 'report { id }')
    await dan.does('reportUser', { userId: bob.publicId, rule: 'SPAM' }, 'report { id }')
    expect(await messages.next()).toEqual({ count: 2, newest: { id: ofUser, reportCount: 2 } })
    await changes(max, 'takeCase', ofUser)
    expect(await messages.next()).toEqual({ count: 1, newest: { id: ofPost, reportCount: 2 } })
    await UserModel.updateOne({ _id: mo.id }, { $unset: { role: 1 } })
    await changes(max, 'releaseCase', ofUser)
    await expect(messages.next()).rejects.toHaveCode('NOT_PERMITTED')
    await leaves()
  })

  it('are told to nobody else', async () => {
    const { alice } = await town()
    const { messages, leaves } = waits(alice)
    await expect(messages.next()).rejects.toHaveCode('NOT_PERMITTED')
    await leaves()
  })
})

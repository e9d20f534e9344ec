import { cast, signsUp } from '../testing/cast.ts'
import { chooseSite } from '../testing/chosenSite.ts'
import type { Person } from '../testing/person.ts'
import { useServer } from '../testing/testServer.ts'
import { violations } from '../testing/violations.ts'
import { UserModel } from '../users/user.model.ts'
import { ActionModel } from './action.model.ts'
import { firstBrokenRow, act } from './log.ts'

useServer()

const dayMs = 24 * 60 * 60_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)

/** Bob writes; posts are hidden after two reports by established members, such as carol, dan and eve. */
async function town(chosen: { hideAfterReports?: number } = { hideAfterReports: 2 }) {
  const people = await cast()
  const eve = await signsUp('eve')
  for (const person of [people.carol, people.dan, eve]) await settles(person)
  await UserModel.updateOne({ _id: people.alice.id }, { role: 'ADMIN' })
  await chooseSite(chosen)
  return { ...people, eve }
}

async function settles(person: Person) {
  for (const words of ['one', 'two', 'three']) await person.posts(words)
  await UserModel.updateOne({ _id: person.id }, { createdAt: daysAgo(8) })
}

const reports = (person: Person, postId: string) => person.does('reportPost', { postId, rule: 'SPAM' }, 'report { id }')
const caseOf = async (moderator: Person) =>
  (await moderator.asks('{ reportCases(state: OPEN) { edges { node { id isHidingPost reportCount } } } }'))[
    'reportCases'
  ].edges[0]?.node as { id: string; isHidingPost: boolean; reportCount: number }
const dismisses = async (moderator: Person) =>
  moderator.does('dismissCase', { caseId: (await caseOf(moderator)).id }, 'case { id }')
const removalFor = async (person: Person, id: string) =>
  (await person.asks(`{ post(id: "${id}") { removal { rule note isProvisional } } }`))['post']?.removal
const kinds = async () => (await ActionModel.find({ postId: { $ne: null } }).sort({ _id: 1 })).map(({ kind }) => kind)
const found = async (person: Person) =>
  (await person.asks('{ postsByHashtag(hashtag: "seeds") { edges { node { id } } } }'))['postsByHashtag'].edges.length

describe('a post that enough established members report', () => {
  it('is hidden until a moderator decides, which its author reads, and is back when the case is dismissed', async () => {
    const { alice, bob, carol, dan, eve, guest } = await town()
    const post = await bob.posts('Cheap #seeds')
    await reports(carol, post)
    await reports(carol, post)
    expect(await guest.sees(post)).not.toBeNull()
    await reports(dan, post)
    expect([await guest.sees(post), await found(guest)]).toEqual([null, 0])
    const note = 'Several people reported this. It is hidden until a moderator has looked at it.'
    expect(await removalFor(bob, post)).toEqual({ rule: 'OTHER', note, isProvisional: true })
    await expect(bob.does('appeal', { postId: post, words: 'No.' }, 'appeal { id }')).rejects.toHaveCode('NOT_FOUND')
    await expect(bob.edits(post, { content: 'Cheaper' })).rejects.toThrow(
      'This post is hidden, so it cannot be edited.',
    )
    const repost = bob.does('repostPost', { postId: post }, 'post { id }')
    await expect(repost).rejects.toThrow('This post is hidden, so it cannot be reposted.')
    expect(await caseOf(alice)).toMatchObject({ isHidingPost: true, reportCount: 2 })
    expect(await violations()).toEqual([])

    await dismisses(alice)
    expect([await removalFor(guest, post), await found(guest)]).toEqual([null, 1])
    expect(await kinds()).toEqual(['HIDE_POST', 'RESTORE_POST'])
    expect(await firstBrokenRow()).toBeNull()
    expect(await violations()).toEqual([])

    // A moderator has looked at it; an edit makes another text.
    for (const person of [eve, await knownPerson('fay'), await knownPerson('gus')]) await reports(person, post)
    expect(await guest.sees(post)).not.toBeNull()
    await bob.does('editPost', { id: post, content: 'Cheaper #seeds' }, 'post { id }')
    await reports(await knownPerson('hal'), post)
    expect(await guest.sees(post)).toBeNull()
  })

  it('stays hidden, with the words of the moderator, if that one removes it, and is back with a restoration', async () => {
    const { alice, bob, carol, dan, guest } = await town()
    const post = await bob.posts('Cheap #seeds')
    await Promise.all([reports(carol, post), reports(dan, post)])
    expect(await guest.sees(post)).toBeNull()
    await alice.does('removePost', { postId: post, rule: 'SPAM', note: 'Adverts.' }, 'action { id }')
    expect(await removalFor(bob, post)).toEqual({ rule: 'SPAM', note: 'Adverts.', isProvisional: false })
    expect(await caseOf(alice)).toBeUndefined()
    expect(await violations()).toEqual([])
    await alice.does('restorePost', { postId: post }, 'action { id }')
    expect(await found(guest)).toBe(1)
  })

  it('is hidden by its reports no more once a moderator has shown it again', async () => {
    const { alice, bob, carol, dan, guest } = await town()
    const post = await bob.posts('Cheap #seeds')
    await Promise.all([reports(carol, post), reports(dan, post)])
    await alice.does('restorePost', { postId: post }, 'action { id }')
    expect(await guest.sees(post)).not.toBeNull()
    expect(await caseOf(alice)).toMatchObject({ isHidingPost: false, reportCount: 2 })
    expect(await violations()).toEqual([])
  })

  it.each([true, false])('is removed with all others of its time, from its case: %s', async (isFromCase) => {
    const { alice, bob, carol, dan } = await town()
    const post = await bob.posts('Cheap #seeds')
    for (const person of [carol, dan]) await reports(person, post)
    const range = { from: daysAgo(1).toISOString(), to: new Date().toISOString() }
    const caseId = isFromCase ? (await caseOf(alice)).id : undefined
    const reason = { rule: 'SPAM', note: 'Adverts.', caseId }
    await alice.does('removePosts', { userId: bob.publicId, ...reason, ...range }, 'action { id }')
    expect(await removalFor(bob, post)).toEqual({ rule: 'SPAM', note: 'Adverts.', isProvisional: false })
    expect(await ActionModel.exists({ kind: 'RESTORE_POST' })).toBeNull()
    expect(await caseOf(alice)).toBeUndefined()
    expect(await violations()).toEqual([])
  })

  it('is among those that moderators are asked about before they remove many', async () => {
    const { alice, bob, carol, dan } = await town()
    const [post] = [await bob.posts('Cheap #seeds'), await bob.posts('Fine #seeds')]
    for (const person of [carol, dan]) await reports(person, post)
    const query =
      'query ($userId: ID!, $from: DateTime!, $to: DateTime!) { postsToRemove(userId: $userId, from: $from, to: $to) }'
    const counts = async (from: Date) => {
      const range = { from: from.toISOString(), to: new Date(Date.now() + dayMs).toISOString() }
      return (await alice.asks(query, { userId: bob.publicId, ...range }))['postsToRemove']
    }
    // With the post that everybody of the cast has.
    expect([await counts(daysAgo(1)), await counts(new Date(Date.now() + dayMs / 2))]).toEqual([3, 0])
  })

  it('is not hidden again by reports once its removal with others was undone', async () => {
    const { alice, bob, carol, dan, guest } = await town()
    const post = await bob.posts('Cheap #seeds')
    const range = { from: daysAgo(1).toISOString(), to: new Date().toISOString() }
    const { action } = await alice.does(
      'removePosts',
      { userId: bob.publicId, rule: 'SPAM', ...range },
      'action { id }',
    )
    await alice.does('undoDecision', { actionId: action.id }, 'action { id }')
    for (const person of [carol, dan]) await reports(person, post)
    expect(await guest.sees(post)).not.toBeNull()
  })

  it('leaves a case that hides nothing once its author deletes it', async () => {
    const { alice, bob, carol, dan } = await town()
    const post = await bob.posts('Cheap #seeds')
    for (const person of [carol, dan]) await reports(person, post)
    await bob.does('deletePost', { id: post }, 'deletedPostId')
    expect(await caseOf(alice)).toMatchObject({ isHidingPost: false, reportCount: 2 })
  })

  it('comes back with any other decision, and after a suspension', async () => {
    const { alice, bob, carol, dan, guest } = await town()
    const [marked, suspended] = [await bob.posts('one #seeds'), await bob.posts('two #seeds')]
    for (const post of [marked, suspended]) for (const person of [carol, dan]) await reports(person, post)
    await alice.does('markPostSensitive', { postId: marked, rule: 'OTHER' }, 'action { id }')
    expect(await found(guest)).toBe(1)
    await alice.does('suspendUser', { userId: bob.publicId, rule: 'SPAM' }, 'action { id }')
    expect(await found(guest)).toBe(0)
    // While the author is suspended, nobody is told that a post is back.
    expect(await ActionModel.countDocuments({ kind: 'RESTORE_POST', postId: suspended })).toBe(0)
    await alice.does('unsuspendUser', { userId: bob.publicId }, 'action { id }')
    expect(await found(guest)).toBe(2)
    expect(await violations()).toEqual([])
  })
})

const knownPerson = async (name: string) => {
  const person = await signsUp(name)
  await settles(person)
  return person
}

describe('a report', () => {
  it('hides nothing unless an administrator chose so', async () => {
    const { bob, carol, dan, eve, guest } = await town({})
    const post = await bob.posts('Cheap seeds')
    for (const person of [carol, dan, eve]) await reports(person, post)
    expect(await guest.sees(post)).not.toBeNull()
  })

  it('does not wait for the actions of moderators while nothing is hidden', async () => {
    const { bob, carol } = await town({})
    const post = await bob.posts('Cheap seeds')
    let endTurn = () => {}
    const turn = new Promise<void>((resolve) => (endTurn = resolve))
    const acting = act([], () => turn)
    await reports(carol, post)
    endTurn()
    await acting
  })

  it('hides nothing if it comes from a guest or from somebody new, quiet, limited or with a public password', async () => {
    const { alice, bob, carol, guest } = await town()
    const post = await bob.posts('Cheap seeds')
    await reports(carol, post)
    const unknown = await Promise.all(['young', 'quiet', 'limited', 'demo'].map(knownPerson))
    const changes = [{ createdAt: daysAgo(6) }, { postCount: 2 }, { silence: { until: null } }, { isDemo: true }]
    for (const [index, person] of unknown.entries())
      await UserModel.updateOne({ _id: person.id }, changes[index] as object)
    for (const person of [guest, ...unknown]) await reports(person, post)
    expect(await guest.sees(post)).not.toBeNull()
    expect(await caseOf(alice)).toMatchObject({ isHidingPost: false, reportCount: 6 })
  })

  it('hides no post of a moderator', async () => {
    const { alice, carol, dan, guest } = await town()
    const post = await alice.posts('The rules have changed')
    for (const person of [carol, dan]) await reports(person, post)
    expect(await guest.sees(post)).not.toBeNull()
  })

  it('needs a number from 2 to 50, which only administrators see', async () => {
    const { alice, bob } = await town({})
    await alice.does('editSite', { hideAfterReports: 7 }, 'action { id }')
    for (const hideAfterReports of [1, 51])
      await expect(alice.does('editSite', { hideAfterReports }, 'action { id }')).rejects.toHaveCode(
        'VALIDATION_FAILED',
      )
    const shown = async (person: Person) => (await person.asks('{ site { hideAfterReports } }'))['site']
    expect(await shown(alice)).toEqual({ hideAfterReports: 7 })
    expect(await shown(bob)).toEqual({ hideAfterReports: null })
  })
})

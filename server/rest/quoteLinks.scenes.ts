import { randomUUID } from 'node:crypto'
import { cast } from '../testing/cast.ts'
import { commandsDuring } from '../testing/commands.ts'
import type { Data, Person } from '../testing/person.ts'
import { RestClient } from '../testing/restClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'
import { PostModel } from '../posts/post.model.ts'

useServer()

const clientOf = (person: Person) => new RestClient<Data>((path) => urlOf(`/api${path}`), person.token)
const links = { Site: 'https://example.org/' }

async function quoted() {
  const people = await cast()
  const [label, url] = ['Site', links.Site]
  const quoting = await people.alice.posts('See', { quotedId: people.bobsPost, links: [{ label, url }] })
  const seenBy = async (person: Person) => (await clientOf(person).get(`/posts/${quoting}`)).body['post']
  return { ...people, quoting, seenBy, address: urlOf(`/post/${people.bobsPost}`) }
}

describe('the link to a quoted post', () => {
  it('stands with the links of a post and of a reply, in lists too, as long as the viewer may see it', async () => {
    const { alice, bob, carol, guest, bobsPost, quoting, seenBy, address } = await quoted()
    await carol.replies(quoting, 'Me too', { quotedId: bobsPost })
    for (const person of [alice, guest])
      expect(await seenBy(person)).toMatchObject({
        links: { 'Quoted Tweet': address, ...links },
        comments: [{ links: { 'Quoted Tweet': address } }],
      })
    const { body } = await clientOf(guest).get('/posts/user/alice')
    expect(body['posts'][0].links).toEqual({ 'Quoted Tweet': address, ...links })
    await bob.blocks(carol)
    expect((await seenBy(carol)).links).toEqual(links)
    await bob.does('detachQuote', { postId: quoting }, 'post { id }')
    expect((await seenBy(guest)).links).toEqual(links)
    expect((await seenBy(guest)).comments[0].links).toEqual({ 'Quoted Tweet': address })
    await bob.deletes(bobsPost)
    expect((await seenBy(guest)).comments[0]).not.toHaveProperty('links')
  })

  it('is ignored when it is sent back', async () => {
    const { alice, carol, quoting, seenBy, address } = await quoted()
    const before = await seenBy(alice)
    for (const person of [alice, carol])
      expect(await clientOf(person).post(`/posts/edit/${quoting}`, { postData: before })).toMatchObject({ status: 201 })
    expect(await seenBy(alice)).toEqual(before)
    const _id = randomUUID()
    const comments = [{ _id, content: 'A copy', links: before.links }]
    await clientOf(alice).post(`/posts/edit/${quoting}`, { postData: { ...before, content: 'Edited', comments } })
    expect(await seenBy(alice)).toMatchObject({ content: 'Edited', links: { 'Quoted Tweet': address, ...links } })
    const posted = randomUUID()
    await clientOf(carol).post('/posts', { postData: { ...before, _id: posted } })
    for (const id of [_id, posted, quoting])
      expect((await PostModel.findById(id).lean())?.links).toEqual([{ label: 'Site', url: links.Site }])
  })

  it('costs a list one command', async () => {
    const { alice, bob, guest, bobsPost } = await cast()
    const rest = clientOf(guest)
    const commands = async () =>
      (await commandsDuring(() => rest.get('/posts'))).map(({ collection }) => collection).sort()
    await commands()
    const plain = await commands()
    for (const person of [alice, bob]) await person.posts('See', { quotedId: bobsPost })
    await commands()
    expect(await commands()).toEqual([...plain, 'posts'].toSorted())
  })
})

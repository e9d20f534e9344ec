import { cast } from '../testing/cast.ts'
import { picture } from '../testing/media/pictures.ts'
import { uploads } from '../testing/media/uploads.ts'
import { OldClient } from '../testing/oldClient.ts'
import { urlOf, useServer } from '../testing/testServer.ts'

useServer()

async function uploadedInFull(person: Parameters<typeof uploads>[0], preset?: string): Promise<string> {
  const { body } = await uploads(person, await picture('png', 40, 40), preset === undefined ? {} : { preset })
  return body['secure_url']
}

describe('the full address of an upload', () => {
  it('has the origin that the client used, and is stored as a path in posts of both APIs', async () => {
    const { alice, bobsPost } = await cast()
    const asAlice = new OldClient(alice)
    const address = await uploadedInFull(alice)
    const path = new URL(address).pathname
    expect(address).toBe(urlOf(path))
    const { body } = await asAlice.post('/posts', { postData: { content: 'Old', images: [address] } })
    expect(body['posts'][0].images).toEqual([path])
    const post = await alice.posts('New', { images: [{ url: address, alt: 'A square' }] })
    expect(await alice.sees(post)).toMatchObject({ images: [{ url: path, alt: 'A square', width: 40 }] })
    await asAlice.post(`/posts/edit/${post}`, { postData: { content: 'New text', images: [address] } })
    expect(await alice.sees(post)).toMatchObject({ content: 'New text', images: [{ url: path, alt: 'A square' }] })
    const reply = { _id: 'reply-with-picture', content: '', images: [address], video: '' }
    await asAlice.post(`/posts/edit/${bobsPost}`, { postData: { comments: [reply] } })
    expect(await alice.sees(reply._id)).toMatchObject({ images: [{ url: path }] })
  })

  it('is stored as a path in profiles of both APIs', async () => {
    const { alice } = await cast()
    const [avatar, cover] = [await uploadedInFull(alice, 'profile'), await uploadedInFull(alice, 'profile')]
    const { body } = await new OldClient(alice).post('/users/edit', { userData: { avatar } })
    expect(body['user'].avatar).toBe(new URL(avatar).pathname)
    const { user } = await alice.does('editProfile', { cover }, 'user { avatar cover }')
    expect(user).toEqual({ avatar: new URL(avatar).pathname, cover: new URL(cover).pathname })
  })

  it('on another server is not changed', async () => {
    const { alice } = await cast()
    const url = 'https://media.example.org/media/picture.webp'
    expect(await alice.sees(await alice.posts('Elsewhere', { images: [{ url }] }))).toMatchObject({ images: [{ url }] })
  })
})

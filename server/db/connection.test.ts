import mongoose from 'mongoose'
import { PostModel } from '../posts/post.model.ts'
import { useServer } from '../testing/testServer.ts'
import { ensureIndexes } from './connection.ts'

useServer()

describe('the indexes', () => {
  it('are replaced where an older release defined them differently', async () => {
    const posts = mongoose.connection.collection('posts')
    const named = (await posts.indexes()).find(({ name }) => name?.startsWith('parentId'))
    await posts.dropIndex(named?.name ?? '')
    await posts.createIndex({ parentId: 1, createdAt: -1, _id: -1 }, { name: named?.name ?? '' })
    await ensureIndexes([PostModel])
    const again = (await posts.indexes()).find(({ name }) => name === named?.name)
    expect(again).toEqual(named)
    expect(await PostModel.diffIndexes()).toEqual({ toCreate: [], toDrop: [] })
  })
})

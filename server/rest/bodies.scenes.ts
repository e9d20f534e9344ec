import * as z from 'zod'
import { editPostBody } from './bodies.ts'

function workFor(length: number, entryOf: (index: number) => object) {
  const looked = new Set<number>()
  const comments = Array.from({ length }, (_, index) => {
    const entry = entryOf(index)
    return new Proxy(entry, { get: (target, key) => (looked.add(index), Reflect.get(target, key) as unknown) })
  })
  const { error } = editPostBody.safeParse({ postData: { comments } })
  return { looked: looked.size, complaints: error?.issues.length ?? 0 }
}

const good = (index: number) => ({ _id: `comment-${index}`, content: 'Fine' })

describe('the body of an edit', () => {
  it('may be a whole post with as many replies as an answer holds', () => {
    expect(workFor(200, good)).toEqual({ looked: 200, complaints: 0 })
  })

  it('is refused at its first wrong comment, without a check of the others', () => {
    expect(workFor(200, () => ({}))).toEqual({ looked: 1, complaints: 1 })
    expect(workFor(200, (index) => (index === 2 ? { _id: 7 } : good(index)))).toEqual({ looked: 3, complaints: 1 })
  })

  it('is refused for too many comments, images or links without a check of any', () => {
    expect(workFor(201, good)).toEqual({ looked: 0, complaints: 1 })
    const images = Array(1_000_000).fill(1)
    const links = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`label ${index}`, 7]))
    for (const more of [{ images }, { links }]) {
      for (const postData of [more, { comments: [{ _id: 'comment-1', ...more }] }]) {
        expect(editPostBody.safeParse({ postData }).error?.issues).toHaveLength(1)
      }
    }
  })

  it('is described in the OpenAPI document as lists with maximum lengths', () => {
    const { postData } = z.toJSONSchema(editPostBody, { io: 'input' }).properties as Record<
      string,
      z.core.JSONSchema.JSONSchema
    >
    expect(postData).toMatchObject({
      properties: { images: { type: 'array' }, comments: { type: 'array', maxItems: 200 } },
    })
  })
})

import mongoose from 'mongoose'
import type { Data, Person } from '../person.ts'
import { urlOf } from '../testServer.ts'

type Options = { preset?: string; name?: string; type?: string }

export type UploadResult = { status: number; body: Data; headers: Headers }

export async function uploads(
  person: Person,
  bytes: Buffer,
  { preset = 'post', name = 'file', type = '' }: Options = {},
): Promise<UploadResult> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  form.append('upload_preset', preset)
  const response = await fetch(urlOf('/media/upload'), { method: 'POST', headers: authorization(person), body: form })
  return { status: response.status, body: (await response.json()) as Data, headers: response.headers }
}

export const authorization = ({ token }: Person): Record<string, string> => (token ? { authorization: token } : {})

export async function uploaded(person: Person, bytes: Buffer, preset = 'post'): Promise<string> {
  const { status, body } = await uploads(person, bytes, { preset })
  if (status !== 200) throw new Error(`The upload failed with ${status}: ${body['errors']}`)
  return new URL(body['secure_url']).pathname
}

export async function storedMedia(): Promise<Record<string, number>> {
  const names = ['media', 'media.files', 'media.chunks']
  const counts = names.map(async (name) => [name, await mongoose.connection.collection(name).countDocuments()] as const)
  return Object.fromEntries(await Promise.all(counts))
}

export const nothingStored = { media: 0, 'media.files': 0, 'media.chunks': 0 }

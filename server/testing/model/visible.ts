import type { Client } from '../faults/client.ts'
import type { Device, State } from './state.ts'
import {
  ownLists,
  ownListsView,
  plain,
  profileFields,
  profileView,
  tagged,
  taggedView,
  threadFields,
  threadView,
} from './views.ts'

/** Compares the hashtag's posts for a guest, the own lists of every device, and everything else for one device. */
export async function expectAllVisible(state: State, client: Client): Promise<void> {
  const found = await client.ask(`{ ${tagged(state)} }`, {}, undefined)
  expect(plain(found.data)).toEqual(taggedView(state))
  const observer = state.devices[state.postIds.length % state.devices.length]
  for (const device of state.devices) {
    const asks = [
      ...(state.viewer(device) ? [ownThings(state, device)] : []),
      ...(device === observer ? everythingElse(state, device) : []),
    ]
    for (const { sent, wanted } of asks) {
      const { data, code } = await client.ask(sent, {}, device.token)
      expect({ code, ...(plain(data ?? {}) as object) }).toEqual({ code: undefined, ...wanted })
    }
  }
}

type Ask = { sent: string; wanted: object }

const ownThings = (state: State, device: Device): Ask => ({
  sent: `{ ${ownLists} }`,
  wanted: ownListsView(state, device),
})

/** More profiles or threads per operation would exceed the limit on its cost. */
const atOnce = 10

function everythingElse(state: State, device: Device): Ask[] {
  const viewer = state.viewer(device)
  const usernames = new Set(state.accounts.map(({ username }) => username))
  const profiles = [...usernames].map((username) => {
    const account = state.accountNamed(username)
    return {
      field: `user(username: "${username}") { ${profileFields} }`,
      wanted: account ? profileView(state, account, viewer) : null,
    }
  })
  const threads = [...new Set(state.postIds)].map((id) => {
    const post = state.shownPost(id, viewer)
    return { field: `post(id: "${id}") { ${threadFields} }`, wanted: post ? threadView(state, post, viewer) : null }
  })
  return [...inParts(profiles), ...inParts(threads)].map((part) => ({
    sent: `{ ${part.map(({ field }, index) => `f${index}: ${field}`).join(' ')} }`,
    wanted: Object.fromEntries(part.map(({ wanted }, index) => [`f${index}`, wanted])),
  }))
}

function inParts<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / atOnce)
  return Array.from({ length: count }, (_, index) => items.slice(index * atOnce, (index + 1) * atOnce))
}

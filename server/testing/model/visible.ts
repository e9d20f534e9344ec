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

/**
 * Compares what can be seen with what the state says: what a guest finds by a hashtag, for every device the lists of its
 * own, and everything else through the eyes of one of them, another one from sequence to sequence. (What a step changes
 * was compared in its answer.)
 */
export async function expectAllVisible(state: State, client: Client): Promise<void> {
  const found = await client.ask(`{ ${tagged(state)} }`, {}, undefined)
  expect(plain(found.data)).toEqual(taggedView(state))
  const observer = state.devices[state.postIds.length % state.devices.length]
  for (const device of state.devices) {
    if (device !== observer && !state.viewer(device)) continue
    const { sent, wanted } = device === observer ? everything(state, device) : ownThings(state, device)
    const { data, code } = await client.ask(sent, {}, device.token)
    expect({ code, ...(plain(data ?? {}) as object) }).toEqual({ code: undefined, ...wanted })
  }
}

const ownThings = (state: State, device: Device) => ({ sent: `{ ${ownLists} }`, wanted: ownListsView(state, device) })

/** One operation that asks for everything a device may see, and what must come of it. */
function everything(state: State, device: Device): { sent: string; wanted: object } {
  const viewer = state.viewer(device)
  const usernames = [...new Set(state.accounts.map((account) => account.username))]
  const ids = [...new Set(state.postIds)]
  const profiles = usernames.map((username, index) => `u${index}: user(username: "${username}") { ${profileFields} }`)
  const threads = ids.map((id, index) => `p${index}: post(id: "${id}") { ${threadFields} }`)
  const wanted = [
    ...usernames.map((username, index) => {
      const account = state.accountNamed(username)
      return [`u${index}`, account ? profileView(state, account, viewer) : null]
    }),
    ...ids.map((id, index) => {
      const post = state.post(id)
      return [`p${index}`, post ? threadView(state, post, viewer) : null]
    }),
  ]
  return {
    sent: `{ ${viewer ? ownLists : ''} ${[...profiles, ...threads].join(' ')} }`,
    wanted: { ...(viewer && ownListsView(state, device)), ...Object.fromEntries(wanted) },
  }
}

import type fc from 'fast-check'
import type { Client } from '../faults/client.ts'
import type { Outcome, Payload } from './specification.ts'
import type { Device, State } from './state.ts'
import { plain } from './views.ts'

export type Act = {
  mutation: string
  input: object
  selection: string
  specified: (state: State, device: Device) => Outcome
}

/** A device performs an operation. The state at that time decides which. */
export class Step implements fc.AsyncCommand<State, Client> {
  readonly #device: number
  readonly #choose: (state: State) => Act
  #said = '·'

  constructor(device: number, choose: (state: State) => Act) {
    this.#device = device
    this.#choose = choose
  }

  check = () => true

  async run(state: State, client: Client): Promise<void> {
    const device = state.devices[this.#device % state.devices.length]
    if (!device) return
    const { mutation, input, selection, specified } = this.#choose(state)
    this.#said = `device ${this.#device} ${mutation} ${JSON.stringify(input)}`
    const answer = await client.ask(
      documentOf(mutation, selection),
      mutation === 'logOut' ? {} : { input },
      device.token,
    )
    const outcome = specified(state, device)
    const payload = answer.data?.[mutation] as Payload | undefined
    if ('code' in outcome)
      return expect({ said: this.#said, payload, code: answer.code }).toEqual({ said: this.#said, code: outcome.code })
    if (payload) outcome.learn?.(payload)
    expect({ said: this.#said, code: answer.code, ...withoutToken(plain(payload)) }).toEqual({
      said: this.#said,
      ...outcome.payload(),
    })
  }

  toString = () => this.#said
}

/** A step that had no part in a failure shrinks to this. */
export class NoStep implements fc.AsyncCommand<State, Client> {
  check = () => true
  run = async () => {}
  toString = () => '·'
}

function withoutToken(payload: unknown): object {
  return Object.fromEntries(Object.entries(payload ?? {}).filter(([key]) => key !== 'token'))
}

function documentOf(mutation: string, selection: string): string {
  if (mutation === 'logOut') return `mutation { logOut { ${selection} } }`
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  return `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${selection} } }`
}

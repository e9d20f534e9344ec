import { Acknowledged, absent, factKeys } from './acknowledged.ts'
import { Random } from '../random.ts'
import type { Answer, Client } from './client.ts'
import { storedUserId } from '../../users/userIds.ts'
import { type Member, type Step, type StepName, documentOf, steps } from './steps.ts'

/** Relative frequencies. */
const weights: { [Name in StepName]: number } = {
  like: 26,
  unlike: 10,
  follow: 12,
  unfollow: 6,
  reply: 14,
  create: 8,
  bookmark: 10,
  removeBookmark: 5,
  edit: 3,
  delete: 5,
  editProfile: 1,
}

/** Most steps choose one of the latest posts, so that members act on the same ones. */
const favourites = 12

/** After these codes the write may be stored. The last three come if a session or post ended after the write. */
const unknownOutcomes = new Set(['INTERNAL', 'BUSY', 'UNAUTHENTICATED', 'ACCOUNT_SUSPENDED', 'NOT_FOUND'])

/** Members who take random steps at the same time, and record what the server acknowledged. */
export class Crowd {
  readonly acknowledged = new Acknowledged()
  /** How often each error code was returned. `ok` means success, `lost` that no answer came. */
  readonly outcomes = new Map<string, number>()
  readonly #members: Member[]
  readonly #client: Client
  readonly #random: Random
  readonly #posts: string[] = []
  readonly #own = new Map<string, string[]>()
  readonly #ended: string[] = []
  #lost: { who: Member; step: Step }[] = []
  #awaited: { answers: number; reached: () => void } | null = null

  constructor(members: readonly Member[], client: Client, seed: number) {
    this.#members = [...members]
    this.#client = client
    this.#random = new Random(seed)
  }

  get members(): readonly Member[] {
    return this.#members
  }

  /** Every member takes this many steps; fewer if `signal` aborts or the server does not answer. */
  async acts(stepsEach: number, signal?: AbortSignal): Promise<void> {
    await Promise.all(this.#members.map((who) => this.#actsAlone(who, stepsEach, signal)))
    this.#awaited?.reached()
  }

  /** Resolves after this many more answers, or when `acts` ends. */
  answers(count: number): Promise<void> {
    return new Promise((reached) => (this.#awaited = { answers: count, reached }))
  }

  async joins(username: string, password: string): Promise<void> {
    const member = await this.signsUp(username, password)
    if (member) this.#members.push(member)
  }

  async signsUp(username: string, password: string): Promise<Member | undefined> {
    const input = { username, name: username, email: `${username}@example.org`, password, confirmPassword: password }
    const answer = await this.#client.ask(documentOf('signUp'), { input }).catch(() => null)
    this.#count(answer)
    // The account may be stored all the same, so the next try has another name.
    if (answer?.code === 'BUSY') return this.signsUp(`${username}_`, password)
    if (!answer?.data) return undefined
    const { token, user } = answer.data['signUp'] as { token: string; user: { id: string } }
    const id = storedUserId(user.id)
    const key = factKeys.account(id)
    this.acknowledged.settle(key, { key, value: username, about: [id] })
    return { id, username, token }
  }

  /** The member takes no new steps in the next `acts`. */
  loses(who: Member): void {
    this.#members.splice(this.#members.indexOf(who), 1)
  }

  /** The member leaves the crowd. It must not be taking a step. */
  async logsOut(who: Member): Promise<void> {
    this.loses(who)
    const answer = await this.#client.ask('mutation { logOut { ended } }', {}, who.token).catch(() => null)
    this.#count(answer)
    if (answer?.data) this.#ended.push(who.token)
  }

  async openAgain(): Promise<string[]> {
    const answers = await Promise.all(this.#ended.map((token) => this.#client.ask('{ viewer { id } }', {}, token)))
    return this.#ended.filter((_, index) => answers[index]?.data?.['viewer'])
  }

  /** Sends every post again whose outcome is unknown. Each must then exist exactly once. */
  async triesAgain(): Promise<void> {
    const lost = this.#lost
    this.#lost = []
    await Promise.all(lost.filter(({ step }) => step.creates).map(({ who, step }) => this.takes(who, step)))
  }

  /** Returns false if no answer came. */
  async takes(who: Member, step: Step): Promise<boolean> {
    const { fact, deletes, creates, mutation, input } = step
    if (deletes) this.acknowledged.addDeletion(deletes)
    if (creates) this.acknowledged.addPost(creates.id, creates)
    const before = fact ? this.acknowledged.begin(fact.key) : null
    const answer = await this.#client.ask(documentOf(mutation), { input }, who.token).catch(() => null)
    this.#count(answer)
    if (!answer || unknownOutcomes.has(answer.code ?? '')) this.#lost.push({ who, step })
    if (!answer) return false
    if (fact && answer.data) this.acknowledged.settle(fact.key, fact)
    else if (fact && !unknownOutcomes.has(answer.code ?? '')) this.acknowledged.settle(fact.key, before)
    if (creates && answer.data) this.#remembers(who, creates.id)
    return true
  }

  async leaves(who: Member, password: string): Promise<boolean> {
    if (this.#members.includes(who)) this.loses(who)
    const fact = { key: factKeys.account(who.id), value: absent, about: [] }
    return this.takes(who, { mutation: 'deleteAccount', input: { password }, deletes: who.id, fact })
  }

  /** Internal errors and lost answers. BUSY does not count, because it depends on the machine's speed. */
  get troubles(): string[] {
    return [...this.outcomes]
      .filter(([code]) => code === 'INTERNAL' || code === 'lost')
      .map(([code, times]) => `${times} × ${code}`)
  }

  async #actsAlone(who: Member, stepsEach: number, signal?: AbortSignal): Promise<void> {
    for (let taken = 0; taken < stepsEach && !signal?.aborted; taken++) {
      const step = this.#step(who)
      if (step && !(await this.takes(who, step))) return
    }
  }

  #step(who: Member): Step | undefined {
    const random = this.#random
    const name = this.#posts.length === 0 ? 'create' : random.weighted(weights)
    const latest = () => this.#posts[Math.max(0, this.#posts.length - 1 - random.below(favourites))]
    const post = () => (random.next() < 0.6 ? latest() : undefined) ?? random.oneOf(this.#posts)
    const own = () => {
      const mine = this.#own.get(who.id) ?? []
      return mine.length > 0 ? random.oneOf(mine) : undefined
    }
    return (
      steps[name]({
        who,
        post,
        own,
        other: () => this.#members[random.below(Math.min(40, this.#members.length))] ?? who,
        random,
      }) || undefined
    )
  }

  #remembers(who: Member, id: string): void {
    this.#posts.push(id)
    this.#own.set(who.id, [...(this.#own.get(who.id) ?? []), id])
  }

  #count(answer: Answer | null): void {
    const outcome = answer ? (answer.code ?? 'ok') : 'lost'
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
    if (this.#awaited && --this.#awaited.answers <= 0) this.#awaited.reached()
  }
}

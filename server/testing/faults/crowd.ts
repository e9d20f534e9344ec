import { Acknowledged, absent, factKeys } from './acknowledged.ts'
import { Random } from '../random.ts'
import type { Answer, Client } from './client.ts'
import { type Member, type Step, type StepName, documentOf, steps } from './steps.ts'

/** How often which step is taken, relative to the others. */
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

/** So many of the latest posts are everybody's favourites: on them the crowd meets. */
const favourites = 12

/** Answers after which nobody knows whether a write was stored. */
const troubles = new Set(['INTERNAL', 'BUSY'])

/** People who use a server all at once and at random, each one step after the other, and remember what they were told. */
export class Crowd {
  readonly told = new Acknowledged()
  /** How often each code came back; `ok` for success, `lost` for no answer. */
  readonly outcomes = new Map<string, number>()
  readonly #members: Member[]
  readonly #client: Client
  readonly #chance: Random
  readonly #posts: string[] = []
  readonly #own = new Map<string, string[]>()
  readonly #ended: string[] = []
  #lost: { who: Member; step: Step }[] = []
  #awaited: { answers: number; reached: () => void } | null = null

  constructor(members: readonly Member[], client: Client, seed: number) {
    this.#members = [...members]
    this.#client = client
    this.#chance = new Random(seed)
  }

  get members(): readonly Member[] {
    return this.#members
  }

  /** Everyone takes so many steps, or fewer when `signal` comes or the server stops answering. */
  async acts(stepsEach: number, signal?: AbortSignal): Promise<void> {
    await Promise.all(this.#members.map((who) => this.#actsAlone(who, stepsEach, signal)))
    this.#awaited?.reached()
  }

  /** Resolves when so many more answers have come, or when none comes any longer. */
  answers(count: number): Promise<void> {
    return new Promise((reached) => (this.#awaited = { answers: count, reached }))
  }

  /** Somebody signs up and from then on is one of the crowd. */
  async joins(username: string, password: string): Promise<void> {
    const input = { username, name: username, email: `${username}@example.org`, password, confirmPassword: password }
    const answer = await this.#client.ask(documentOf('signUp'), { input }).catch(() => null)
    this.#count(answer)
    if (!answer?.data) return
    const { token, user } = answer.data['signUp'] as { token: string; user: { id: string } }
    this.#members.push({ id: user.id, username, token })
    const key = factKeys.account(user.id)
    this.told.settle(key, { key, value: username, about: [user.id] })
  }

  /** A member who takes no other step at that time ends its session, and takes part no longer. */
  async logsOut(who: Member): Promise<void> {
    this.#members.splice(this.#members.indexOf(who), 1)
    const answer = await this.#client.ask('mutation { logOut { ended } }', {}, who.token).catch(() => null)
    this.#count(answer)
    if (answer?.data) this.#ended.push(who.token)
  }

  /** The ended sessions that the server takes for open ones. */
  async openAgain(): Promise<string[]> {
    const answers = await Promise.all(this.#ended.map((token) => this.#client.ask('{ viewer { id } }', {}, token)))
    return this.#ended.filter((_, index) => answers[index]?.data?.['viewer'] !== null)
  }

  /** Sends again every post and reply to which no answer came: each must be there afterwards, once. */
  async triesAgain(): Promise<void> {
    const lost = this.#lost
    this.#lost = []
    await Promise.all(lost.filter(({ step }) => step.places).map(({ who, step }) => this.takes(who, step)))
  }

  /** Takes one step; false when no answer came. */
  async takes(who: Member, step: Step): Promise<boolean> {
    const { fact, dooms, places, mutation, input } = step
    if (dooms) this.told.doom(dooms)
    if (places) this.told.place(places.id, places)
    const before = fact ? this.told.begin(fact.key) : null
    const answer = await this.#client.ask(documentOf(mutation), { input }, who.token).catch(() => null)
    this.#count(answer)
    if (!answer || troubles.has(answer.code ?? '')) this.#lost.push({ who, step })
    if (!answer) return false
    if (fact && answer.data) this.told.settle(fact.key, fact)
    else if (fact && !troubles.has(answer.code ?? '')) this.told.settle(fact.key, before)
    if (places && answer.data) this.#remembers(who, places.id)
    return true
  }

  /** Deletes the account of a member who takes no other step at that time. */
  async leaves(who: Member, password: string): Promise<boolean> {
    this.#members.splice(this.#members.indexOf(who), 1)
    const fact = { key: factKeys.account(who.id), value: absent, about: [] }
    return this.takes(who, { mutation: 'deleteAccount', input: { password }, dooms: who.id, fact })
  }

  /** How often no answer came, or one that only a broken server gives. A busy one may say so: how much it can do is the machine's affair. */
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
    const chance = this.#chance
    const name = this.#posts.length === 0 ? 'create' : chance.weighted(weights)
    const latest = () => this.#posts[Math.max(0, this.#posts.length - 1 - chance.below(favourites))]
    const post = () => (chance.next() < 0.6 ? latest() : undefined) ?? chance.oneOf(this.#posts)
    const own = () => {
      const mine = this.#own.get(who.id) ?? []
      return mine.length > 0 ? chance.oneOf(mine) : undefined
    }
    return (
      steps[name]({
        who,
        post,
        own,
        other: () => this.#members[chance.below(Math.min(40, this.#members.length))] ?? who,
        chance,
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

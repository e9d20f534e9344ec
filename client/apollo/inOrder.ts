import { ApolloLink, Observable } from '@apollo/client'
import type { Subscription } from 'rxjs'

const tails = new Map<string, Promise<void>>()

/**
 * Sends operations that share a `context.inOrder` key one at a time, in the order they were made: whoever taps like,
 * unlike, like on a slow network ends up with what was tapped last.
 */
export const inOrder = new ApolloLink((operation, forward) => {
  const key: unknown = operation.getContext()['inOrder']
  if (typeof key !== 'string') return forward(operation)
  return new Observable((observer) => {
    let running: Subscription | undefined
    let finish = () => {}
    const before = tails.get(key) ?? Promise.resolve()
    const tail = before.then(() => new Promise<void>((resolve) => (finish = resolve)))
    tails.set(key, tail)
    void tail.then(() => tails.get(key) === tail && tails.delete(key))
    void before.then(() => {
      running = forward(operation).subscribe(observer)
      running.add(() => finish())
    })
    return () => running?.unsubscribe()
  })
})

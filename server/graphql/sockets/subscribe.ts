import { type ExecutionArgs, type ExecutionResult, createSourceEventStream, execute } from 'graphql'
import type { Context } from '../../context.ts'

type Results = AsyncGenerator<ExecutionResult, void, void>

/** Subscribes like graphql-js, but guests who sent the same document share the work for messages that they share. */
export async function subscribe(args: ExecutionArgs): Promise<Results | ExecutionResult> {
  const source = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in source)) return source
  const messages: AsyncIterator<unknown> = source[Symbol.asyncIterator]()
  const results: Omit<Results, typeof Symbol.asyncDispose> = {
    next: async () => {
      const message = await messages.next()
      return message.done
        ? { done: true, value: undefined }
        : { done: false, value: await executed(args, message.value) }
    },
    return: async () => {
      await messages.return?.()
      return { done: true, value: undefined }
    },
    throw: async (error) => {
      await messages.throw?.(error)
      throw error
    },
    [Symbol.asyncIterator]: () => results as Results,
  }
  return results as Results
}

const shared = new WeakMap<object, Map<string, ReturnType<typeof execute>>>()

const documents = new WeakMap<object, number>()
let count = 0

function executed(args: ExecutionArgs, rootValue: unknown): ReturnType<typeof execute> {
  const { document, operationName, variableValues } = args
  const { viewer, origin } = args.contextValue as Context
  const run = () => execute({ ...args, rootValue })
  if (viewer || typeof rootValue !== 'object' || rootValue === null) return run()
  const number = documents.get(document) ?? count++
  documents.set(document, number)
  const key = JSON.stringify([number, operationName, variableValues, origin])
  const ofMessage = shared.get(rootValue) ?? new Map<string, ReturnType<typeof execute>>()
  shared.set(rootValue, ofMessage)
  const result = ofMessage.get(key) ?? run()
  ofMessage.set(key, result)
  return result
}

import { type DocumentNode, type ExecutionArgs, type ExecutionResult, createSourceEventStream, execute } from 'graphql'
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

type Shared = WeakMap<DocumentNode, Map<string, ReturnType<typeof execute>>>

const shared = new WeakMap<object, Shared>()

/** Executes the document for a message. The results of guests are kept as long as the message. */
function executed(args: ExecutionArgs, rootValue: unknown): ReturnType<typeof execute> {
  const { document, operationName, variableValues } = args
  const { viewer, origin } = args.contextValue as Context
  const run = () => execute({ ...args, rootValue })
  if (viewer || typeof rootValue !== 'object' || rootValue === null) return run()
  const ofMessage: Shared = shared.get(rootValue) ?? new WeakMap()
  shared.set(rootValue, ofMessage)
  const ofDocument = ofMessage.get(document) ?? new Map<string, ReturnType<typeof execute>>()
  ofMessage.set(document, ofDocument)
  const key = JSON.stringify([operationName, variableValues, origin])
  const result = ofDocument.get(key) ?? run()
  ofDocument.set(key, result)
  return result
}

import type { ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client'
import { toastSuccess } from '../ui/toast.ts'
import type { Identified, ListChange } from './lists.ts'
import { tellFailure } from './refusals.ts'

/** A button that is on or off, such as Like: how to read it, what a press sends and what the page shows meanwhile. */
export type Toggle<Shown, Answer, Variables> = {
  item: Identified
  /** Holds what a press needs to know of the item, `field` among it. */
  fragment: TypedDocumentNode<Shown>
  /** Whether the button is on. */
  field: keyof Unmasked<Shown> & string
  on: TypedDocumentNode<Answer, Variables>
  off: TypedDocumentNode<Answer, Variables>
  variables: Variables
  /** What the server will probably answer. */
  expected(shown: Unmasked<Shown>, on: boolean): Unmasked<NoInfer<Answer>>
  /** The lists that the item joins when the button is turned on, and leaves when it is turned off. */
  lists: ListChange[]
  /** What a person is told once the server has answered. */
  done(shown: Unmasked<Shown>, on: boolean): string
}

/**
 * Turns a button on, or off again. The page shows it at once and then what the server answers, also when another tab was
 * faster; presses of one button reach the server in order. A failure takes the change back and says why.
 */
export async function optimisticToggle<Shown, Answer, Variables extends OperationVariables>(
  client: ApolloClient,
  { item, fragment, field, variables, lists, ...toggle }: Toggle<Shown, Answer, Variables>,
): Promise<void> {
  // What the cache knows, not what was painted: a second press may come before the first one shows.
  const shown = client.readFragment({ fragment, from: item, optimistic: true })
  if (!shown) return
  const on = !shown[field]
  try {
    await client.mutate({
      mutation: on ? toggle.on : toggle.off,
      variables,
      optimisticResponse: toggle.expected(shown, on),
      context: { inOrder: `${field}:${item.id}` },
      update: (cache) => lists.forEach((change) => change(cache, on)),
    })
    toastSuccess(toggle.done(shown, on))
  } catch (error) {
    tellFailure(client, error, item)
  }
}

/** A counter after one more, or one fewer. */
export function counted(count: number, on: boolean): number {
  return Math.max(0, count + (on ? 1 : -1))
}

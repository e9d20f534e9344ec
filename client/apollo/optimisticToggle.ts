import type { ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client'
import { toastSuccess } from '../ui/toast.ts'
import type { Identified, ListChange } from './lists.ts'
import { tellFailure } from './refusals.ts'

export type Toggle<Shown, Answer, Variables> = {
  item: Identified
  fragment: TypedDocumentNode<Shown>
  /** The field of `fragment` that is true while the button is on. */
  field: keyof Unmasked<Shown> & string
  on: TypedDocumentNode<Answer, Variables>
  off: TypedDocumentNode<Answer, Variables>
  variables: Variables
  /** The answer that the server will probably give. */
  expected(shown: Unmasked<Shown>, on: boolean): Unmasked<NoInfer<Answer>>
  lists: ListChange[]
  done?(shown: Unmasked<Shown>, on: boolean): string
}

/** Shows a press at once, and sends presses in order. A failure undoes the change and says why. Resolves to success. */
export async function optimisticToggle<Shown, Answer, Variables extends OperationVariables>(
  client: ApolloClient,
  { item, fragment, field, variables, lists, ...toggle }: Toggle<Shown, Answer, Variables>,
): Promise<boolean> {
  // A second press may come before the first one is painted, so this reads the cache.
  const shown = client.readFragment({ fragment, from: item, optimistic: true })
  if (!shown) return false
  const on = !shown[field]
  try {
    await client.mutate({
      mutation: on ? toggle.on : toggle.off,
      variables,
      optimisticResponse: toggle.expected(shown, on),
      context: { inOrder: `${field}:${item.id}` },
      update: (cache) => lists.forEach((change) => change(cache, on)),
    })
    if (toggle.done) toastSuccess(toggle.done(shown, on))
    return true
  } catch (error) {
    tellFailure(client, error, item)
    return false
  }
}

export function counted(count: number, on: boolean): number {
  return Math.max(0, count + (on ? 1 : -1))
}

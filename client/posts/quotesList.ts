import { type LoadedList, listIn } from '../apollo/lists.ts'
import { QuotesList_PostFragmentDoc } from './quotesList.generated.ts'

export const quotesOf = (quotedId: string): LoadedList<'Post'> =>
  listIn({ __typename: 'Post', id: quotedId }, QuotesList_PostFragmentDoc)

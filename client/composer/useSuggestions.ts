import { useQuery } from '@apollo/client/react'
import { useDebouncedValue } from '../hooks/useDebouncedValue.ts'
import type { UserFace_UserFragment } from '../users/UserFace.generated.ts'
import type { FragmentType } from '@apollo/client'
import { HashtagSuggestionsDocument, MentionSuggestionsDocument } from './Suggestions.generated.ts'
import type { Token } from './tokens.ts'

const pauseMs = 150

/** More would need scrolling below the text. */
const most = 6

/** `user` is set for a mention. */
export type Suggestion = { text: string; user?: FragmentType<UserFace_UserFragment> }

/** Suggestions for a token when typing pauses; none if the request fails or the token is complete. */
export function useSuggestions(token: Token | null): Suggestion[] {
  const found = useAllSuggestions(token)
  const isComplete = found.length === 1 && token && found[0]?.text.toLowerCase() === tokenText(token).toLowerCase()
  return isComplete ? [] : found.slice(0, most)
}

const tokenText = ({ kind, text }: Token) => kind + text

function useAllSuggestions(token: Token | null): Suggestion[] {
  const wanted = token ? tokenText(token) : ''
  const search = useDebouncedValue(wanted, pauseMs)
  const isMention = search.startsWith('@')
  const variables = { search: search.slice(1) }
  const people = useQuery(MentionSuggestionsDocument, { variables, skip: !isMention })
  const hashtags = useQuery(HashtagSuggestionsDocument, { variables, skip: isMention || search === '' })
  if (search !== wanted || !token) return []
  if (isMention) return people.data?.mentionSuggestions.map((user) => ({ text: `@${user.username}`, user })) ?? []
  return hashtags.data?.hashtagSuggestions.map((tag) => ({ text: `#${tag}` })) ?? []
}

import { useMutation, useQuery } from '@apollo/client/react'
import { longestWord } from '../../server/posts/words.rules.ts'
import { messageOf } from '../apollo/errors.ts'
import { useRefreshFailure } from '../apollo/useConnection.ts'
import { useForm } from '../apollo/useForm.ts'
import { useStep } from '../apollo/useStep.ts'
import { Button } from '../ui/Button.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import sheet from '../ui/ListSheet.module.css'
import { Failure } from '../ui/Notice.tsx'
import { LineSkeletons } from '../ui/Skeleton.tsx'
import { TextField } from '../ui/TextField.tsx'
import { toastSuccess } from '../ui/toast.ts'
import css from './Moderation.module.css'
import { UnwatchWordDocument, WatchWordDocument, WatchedWordsDocument } from './WatchedWords.generated.ts'

export default function WatchedWords() {
  const { data, error, refetch } = useQuery(WatchedWordsDocument, { fetchPolicy: 'cache-and-network' })
  useRefreshFailure(data && error, refetch)
  return (
    <>
      <WordForm onChanged={refetch} />
      {data ? (
        <Words words={data.watchedWords} onChanged={refetch} />
      ) : error ? (
        <Failure message={messageOf(error)} onRetry={refetch} />
      ) : (
        <LineSkeletons count={3} />
      )}
    </>
  )
}

type Changing = { onChanged: () => Promise<unknown> }

function WordForm({ onChanged }: Changing) {
  const [watch] = useMutation(WatchWordDocument)
  const { form, busy, message, errorOf } = useForm<{ word: string }>({
    check: ({ word }) => (word.trim() === '' ? [{ field: 'word', message: 'Please enter a word or a #hashtag.' }] : []),
    send: async ({ word }) => {
      await watch({ variables: { word } })
      toastSuccess(`“${word.trim()}” is watched`)
      form.ref.current?.reset()
      await onChanged().catch(() => {})
    },
  })
  return (
    <form {...form} className={sheet.form}>
      <p className={sheet.hint}>
        A new or edited Tweet with one of these comes to the reports. It stays visible, and its author is not told.
      </p>
      <FormProblem text={message} />
      <TextField
        label="Word, phrase or #hashtag"
        name="word"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestWord}
        hint="Whole words, whatever the case and accents"
        error={errorOf('word')}
      />
      <Button type="submit" busy={busy}>
        Watch
      </Button>
    </form>
  )
}

function Words({ words, onChanged }: Changing & { words: readonly string[] }) {
  const [unwatch] = useMutation(UnwatchWordDocument)
  const { busy, does } = useStep(onChanged)
  if (words.length === 0) return <p className={sheet.none}>No word is watched.</p>
  return (
    <ul aria-label="Watched words">
      {words.map((word) => (
        <li key={word} className={css.entry}>
          <p className={css.subject}>{word}</p>
          <Button
            size="small"
            kind="outline"
            disabled={busy}
            aria-label={`Stop watching ${word}`}
            onClick={() => void does(() => unwatch({ variables: { word } }), `“${word}” is not watched any more`)}
          >
            Stop
          </Button>
        </li>
      ))}
    </ul>
  )
}

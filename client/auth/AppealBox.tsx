import { useApolloClient, useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { clsx } from 'clsx'
import { longestNote } from '../../server/users/moderation.rules.ts'
import type { AppealState } from '../apollo/schema.generated.ts'
import { useForm } from '../apollo/useForm.ts'
import { useArrival } from '../hooks/useArrival.ts'
import { Button } from '../ui/Button.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { AppealDocument } from './Appeal.generated.ts'
import { appealWords } from './appealWords.ts'
import css from './AppealBox.module.css'

type Appeal = { state: AppealState; answer: string }
type Props = {
  appeal: Appeal | null
  /** Null for a decision, and for the suspension of the token's account. */
  postId: string | null
  decisionId?: string
  token?: string
  centred?: boolean
}

/** The state of one's appeal against a moderator's action, or a form to appeal. */
export default function AppealBox({ appeal, centred = false, ...about }: Props) {
  const [sent, setSent] = useState<Appeal | null>(null)
  const [isWriting, setWriting] = useState(false)
  const box = clsx(css.box, centred && css.centred)
  const shown = appeal ?? sent
  if (shown) return <Sent appeal={shown} box={box} isNew={isWriting} />
  return (
    <div className={box}>
      {isWriting ? (
        <AppealForm {...about} onSent={setSent} />
      ) : (
        <Button kind="outline" onClick={() => setWriting(true)}>
          Appeal
        </Button>
      )}
    </div>
  )
}

function Sent({ appeal: { state, answer }, box, isNew }: { appeal: Appeal; box: string; isNew: boolean }) {
  const arrival = useArrival<HTMLDivElement>()
  return (
    <div className={box} role="status" {...(isNew && arrival)}>
      <p>{appealWords[state]}</p>
      {answer && <p className={css.answer}>{answer}</p>}
    </div>
  )
}

type Values = { words: string }

function AppealForm({
  postId,
  decisionId,
  token,
  onSent,
}: Omit<Props, 'appeal' | 'centred'> & { onSent: (appeal: Appeal) => void }) {
  const { cache } = useApolloClient()
  const [appeal] = useMutation(AppealDocument)
  const send = async ({ words }: Values) => {
    const context = token === undefined ? {} : { token }
    const { data } = await appeal({ variables: { input: { postId, decisionId: decisionId ?? null, words } }, context })
    if (!data) return
    const sent = data.appeal.appeal
    const about = postId ? { __typename: 'Post', id: postId } : { __typename: 'Decision', id: decisionId ?? '' }
    // The server returns only the appeal, and Back would show what the cache has.
    cache.modify({ id: cache.identify(about) ?? '', fields: { appeal: () => ({ __ref: cache.identify(sent) ?? '' }) } })
    onSent(sent)
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check, send })
  return (
    <form {...form} className={css.form}>
      <FormProblem text={message} />
      <p>You can appeal once. Another moderator reads it, if there is one.</p>
      <TextArea
        label="Why it was wrong"
        name="words"
        rows={4}
        maxLength={longestNote}
        autoFocus
        error={errorOf('words')}
      />
      <Button type="submit" busy={busy}>
        Send appeal
      </Button>
    </form>
  )
}

const check = ({ words }: Values) =>
  words.trim() === '' ? [{ field: 'words', message: 'Say why this was wrong.' }] : []

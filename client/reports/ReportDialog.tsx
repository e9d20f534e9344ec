import { useMutation } from '@apollo/client/react'
import { useForm } from '../apollo/useForm.ts'
import { useViewer } from '../auth/viewer.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormProblem } from '../ui/FormProblem.tsx'
import { SiteRules } from '../site/SiteRules.tsx'
import { useSettings } from '../ui/settings.tsx'
import { toastNote, toastSuccess } from '../ui/toast.ts'
import type { ModerationRule } from '../../server/users/moderation.rules.ts'
import { ReasonFields } from './ReasonFields.tsx'
import { ReportPostDocument, ReportUserDocument } from './Report.generated.ts'
import css from './Reports.module.css'
import { ruleProblems } from './words.ts'

type Values = { rule: string; note: string }
type Props = { of: 'post' | 'user'; id: string; onClose: () => void }

export default function ReportDialog({ of, id, onClose }: Props) {
  const { hasRules } = useSettings()
  const { loggedIn } = useViewer()
  const [reportPost] = useMutation(ReportPostDocument)
  const [reportUser] = useMutation(ReportUserDocument)
  const send = async ({ rule, note }: Values) => {
    const reason = { rule: rule as ModerationRule, note }
    const done =
      of === 'post'
        ? (await reportPost({ variables: { input: { postId: id, ...reason } } })).data?.reportPost
        : (await reportUser({ variables: { input: { userId: id, ...reason } } })).data?.reportUser
    if (done?.isRepeated)
      toastNote(`You have reported this before.${loggedIn ? ' See Settings for what came of it.' : ''}`)
    else
      toastSuccess(
        `Thank you. ${loggedIn ? 'See Settings for what comes of your report.' : 'Moderators will look at it.'}`,
      )
    onClose()
  }
  const { form, busy, message, errorOf } = useForm<Values>({ check: ruleProblems, send })
  return (
    <Dialog title={of === 'post' ? 'Report this Tweet' : 'Report this account'} onClose={onClose}>
      <form {...form} className={css.form}>
        <p className={css.hint}>Moderators get a copy. Whom you report does not learn who did.</p>
        <FormProblem text={message} />
        {hasRules && <SiteRules label="The rules of this site" />}
        <ReasonFields legend="What is wrong?" noteLabel="Note for the moderators" errorOf={errorOf} />
        <Button type="submit" size="large" wide busy={busy}>
          Report
        </Button>
      </form>
    </Dialog>
  )
}

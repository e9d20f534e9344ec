import { TextArea } from '../ui/TextArea.tsx'
import { longestNote } from '../../server/users/moderation.rules.ts'
import { FormProblem } from '../ui/FormProblem.tsx'
import css from './Reports.module.css'
import { ruleLabel, rules } from './words.ts'

type Props = { legend: string; noteLabel: string; errorOf: (field: string) => string | undefined }

export function ReasonFields({ legend, noteLabel, errorOf }: Props) {
  const wrong = errorOf('rule')
  return (
    <>
      <fieldset className={css.rules}>
        <legend>{legend}</legend>
        <FormProblem text={wrong} />
        {rules.map((rule) => (
          <label key={rule}>
            <input type="radio" name="rule" value={rule} />
            {ruleLabel(rule)}
          </label>
        ))}
      </fieldset>
      <TextArea label={noteLabel} name="note" rows={3} maxLength={longestNote} error={errorOf('note')} />
    </>
  )
}

import { useArrival } from '../hooks/useArrival.ts'
import { Button } from '../ui/Button.tsx'
import { copyText } from '../ui/copyText.ts'
import { useSettings } from '../ui/settings.tsx'
import { toastError, toastSuccess } from '../ui/toast.ts'
import css from './TwoStep.module.css'

type Props = { username: string; codes: readonly string[]; onDone: () => void }

/** New recovery codes, to copy or download, because nobody can show them again. */
export function RecoveryCodes({ username, codes, onDone }: Props) {
  const { brand } = useSettings()
  const arrival = useArrival<HTMLParagraphElement>()
  const copy = () =>
    copyText(codes.join('\n')).then(
      () => toastSuccess('Codes copied'),
      () => toastError('The codes could not be copied.'),
    )
  const text = [`Recovery codes of @${username} on ${brand} (${location.origin})`, 'Each works once.', '', ...codes, '']
  return (
    <>
      <p {...arrival}>
        Save these codes somewhere safe. Each logs you in once, if you lose your phone. They are not shown again.
      </p>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button kind="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <Button kind="outline" onClick={() => download(`recovery-codes-${username}.txt`, text.join('\n'))}>
          Download
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </>
  )
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

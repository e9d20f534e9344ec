import { useEffect, useRef, useState } from 'react'
import { codeProblem } from '../../server/twoStep/twoStep.rules.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'

type Props = { error?: string | undefined; onSwitch: () => void; focused?: boolean }

/** A field for a code of an authenticator app. A button changes it to one for a recovery code, which has letters. */
export function CodeField({ error, onSwitch, focused = false }: Props) {
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  const field = useRef<HTMLInputElement>(null)
  const wasPressed = useRef(focused)
  useEffect(() => {
    if (wasPressed.current) field.current?.focus()
  }, [kind])
  const change = () => {
    wasPressed.current = true
    setKind(kind === 'app' ? 'recovery' : 'app')
    onSwitch()
  }
  const { other, ...shown } = kinds[kind]
  return (
    <>
      <TextField key={kind} ref={field} name="code" autoCapitalize="none" spellCheck={false} error={error} {...shown} />
      <Button kind="plain" onClick={change}>
        {other}
      </Button>
    </>
  )
}

const kinds = {
  app: {
    label: 'Code',
    hint: 'Six digits from your authenticator app.',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    other: 'Use a recovery code',
  },
  recovery: {
    label: 'Recovery code',
    hint: 'One of those that you saved. Each works once.',
    inputMode: 'text',
    autoComplete: 'off',
    other: 'Use a code from the app',
  },
} as const

export const wrongCode = (code: string | null) =>
  code === 'CODE_WRONG' ? { field: 'code', message: 'This code is wrong, too old, or was used already.' } : null

export function codeProblems({ code }: { code: string }) {
  const message = codeProblem(code)
  return message ? [{ field: 'code', message }] : []
}

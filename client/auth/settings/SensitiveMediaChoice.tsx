import { useMutation } from '@apollo/client/react'
import { messageOf } from '../../apollo/errors.ts'
import type { SensitiveMedia } from '../../apollo/schema.generated.ts'
import { toastError } from '../../ui/toast.ts'
import { useViewer } from '../viewer.ts'
import { Choices } from './Choices.tsx'
import { ChooseSensitiveMediaDocument } from './SensitiveMediaChoice.generated.ts'

const choices: { value: SensitiveMedia; label: string }[] = [
  { value: 'BLUR', label: 'Cover until I press' },
  { value: 'SHOW', label: 'Always show' },
  { value: 'HIDE', label: 'Hide' },
]

export function SensitiveMediaChoice() {
  const { viewer } = useViewer()
  const [choose] = useMutation(ChooseSensitiveMediaDocument)
  const onChoose = (choice: SensitiveMedia) => {
    if (!viewer) return
    const user = { __typename: 'User' as const, id: viewer.id, sensitiveMedia: choice }
    const change = choose({
      variables: { choice },
      optimisticResponse: { chooseSensitiveMedia: { user } },
      context: { inOrder: 'sensitive media' },
    })
    void change.catch((error: unknown) => toastError(messageOf(error)))
  }
  return (
    <Choices label="Sensitive content" choices={choices} chosen={viewer?.sensitiveMedia ?? null} onChoose={onChoose} />
  )
}

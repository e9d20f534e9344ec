import { useMode, type ModeChoice as Choice } from '../../ui/mode.ts'
import { Choices } from './Choices.tsx'

const modes: { value: Choice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
]

export function ModeChoice() {
  const { choice, choose } = useMode()
  return <Choices label="Mode" choices={modes} chosen={choice} onChoose={choose} />
}

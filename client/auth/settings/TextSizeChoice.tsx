import { type TextSize, useTextSize } from '../../ui/textSize.ts'
import { Choices } from './Choices.tsx'

const sizes: { value: TextSize; label: string }[] = [
  { value: 'small', label: 'Small' },
  { value: 'usual', label: 'Usual' },
  { value: 'large', label: 'Large' },
  { value: 'largest', label: 'Largest' },
]

export function TextSizeChoice() {
  const [size, choose] = useTextSize()
  return <Choices label="Text size" choices={sizes} chosen={size} onChoose={choose} />
}

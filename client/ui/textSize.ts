import { useState } from 'react'
import { local } from './storage.ts'

export const textSizes = ['small', 'usual', 'large', 'largest'] as const

export type TextSize = (typeof textSizes)[number]

const key = 'text-size'

/** The text size relative to the browser's own (`/theme.js` sets the first), and a function that stores another. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState(() => textSizes.find((one) => one === local.read(key)) ?? 'usual')
  const choose = (chosen: TextSize) => {
    local.write(key, chosen === 'usual' ? null : chosen)
    document.documentElement.dataset['textSize'] = chosen
    setSize(chosen)
  }
  return [size, choose]
}

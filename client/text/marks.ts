import { createContext, type ReactNode } from 'react'

/** Draws a text with what was searched for marked. `draw` draws what lies between, and in, the marks. */
type MarkText = (text: string, draw: (part: string) => ReactNode) => ReactNode

/** Null where nothing is marked. */
export const MarkContext = createContext<MarkText | null>(null)

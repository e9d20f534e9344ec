import { createContext, type ReactNode } from 'react'

/** Draws a text and marks the searched words. `draw` draws the parts, in the marks and between them. */
type MarkText = (text: string, draw: (part: string) => ReactNode) => ReactNode

export const MarkContext = createContext<MarkText | null>(null)

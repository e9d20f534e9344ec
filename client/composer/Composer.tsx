import { ComposerForm } from './ComposerForm.tsx'
import type { ComposerMode } from './send.ts'
import { useComposer } from './useComposer.ts'

/** Writes a new post or a reply in a page. What is typed stays until the server has it. */
export function Composer({ mode }: { mode: Exclude<ComposerMode, { kind: 'edit' }> }) {
  return <ComposerForm composer={useComposer({ mode })} />
}

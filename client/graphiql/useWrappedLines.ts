import { pick, useGraphiQL } from '@graphiql/react'
import { useEffect } from 'react'

/** Wraps long lines in all editors. GraphiQL has no setting for this. */
export function useWrappedLines(): void {
  const { queryEditor, variableEditor, headerEditor, responseEditor } = useGraphiQL(
    pick('queryEditor', 'variableEditor', 'headerEditor', 'responseEditor'),
  )
  useEffect(() => {
    for (const editor of [queryEditor, variableEditor, headerEditor, responseEditor])
      editor?.updateOptions({ wordWrap: 'on' })
  }, [queryEditor, variableEditor, headerEditor, responseEditor])
}

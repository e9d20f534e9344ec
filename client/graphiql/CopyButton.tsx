import { ToolbarButton, pick, useGraphiQL } from '@graphiql/react'
import { type ComponentType, useEffect, useState } from 'react'
import { copyText } from '../ui/copyText.ts'
import type { Draft } from './request.ts'

type Props = {
  label: string
  icon: ComponentType<{ className: string; 'aria-hidden': 'true' }>
  text: (draft: Draft) => string
}

export function CopyButton({ label, icon: Icon, text }: Props) {
  const [outcome, setOutcome] = useState<string>()
  const editors = useGraphiQL(pick('queryEditor', 'variableEditor', 'headerEditor', 'operations', 'operationName'))
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), 2_000)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    const draft = {
      query: editors.queryEditor?.getValue() ?? '',
      variables: editors.variableEditor?.getValue() ?? '',
      headers: editors.headerEditor?.getValue() ?? '',
      operationName: (editors.operations?.length ?? 0) > 1 ? editors.operationName : undefined,
    }
    try {
      await copyText(text(draft))
      setOutcome('Copied')
    } catch (error) {
      setOutcome(error instanceof SyntaxError ? 'The variables or headers are not JSON' : 'Could not copy')
    }
  }
  return (
    <ToolbarButton label={outcome ?? label} onClick={() => void copy()}>
      <Icon className="graphiql-toolbar-icon" aria-hidden="true" />
    </ToolbarButton>
  )
}

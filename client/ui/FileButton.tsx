import { useRef, type ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'

type Props = {
  label: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  className?: string | undefined
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** A button that opens the file picker and accepts the same file again. */
export function FileButton({ label, accept, multiple = false, disabled = false, className, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          onFiles(Array.from(event.currentTarget.files ?? []))
          event.currentTarget.value = ''
        }}
      />
      <IconButton label={label} disabled={disabled} className={className} onClick={() => input.current?.click()}>
        {children}
      </IconButton>
    </>
  )
}

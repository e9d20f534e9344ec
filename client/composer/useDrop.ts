import { useState, type DragEvent } from 'react'

export function filesOf({ files }: DataTransfer): File[] {
  return Array.from(files)
}

/** Handlers for an element on which files can be dropped, and whether files are dragged over it. */
export function useDrop(onFiles: (files: File[]) => void, locked: boolean) {
  const [isOver, setIsOver] = useState(false)
  const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver: isOver && !locked,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const to = event.relatedTarget
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        setIsOver(false)
        if (!carriesFiles(event)) return
        // By default the browser would open the file.
        event.preventDefault()
        if (!locked) onFiles(filesOf(event.dataTransfer))
      },
    },
  }
}
